package org.steelyard.model;

import org.jspecify.annotations.Nullable;

/**
 * What the gate saw during one iteration. Times in nanoseconds, null where the platform does not
 * tell.
 *
 * @param time from just before JMH starts the threads to just after they stopped
 * @param processCpu CPU time of the whole process, compiler and collector included
 * @param threadCpu CPU time of the Java threads alone
 * @param allocated bytes that the Java threads allocated
 * @param gcCount collections
 * @param gcTime time in collections
 * @param compileTime time of the compiler threads
 * @param machineBusy CPU time that anything on this machine used
 * @param steal time that the hypervisor gave to others
 * @param runDelay time that threads of the process were ready to run and found no processor; null
 *     without turns
 * @param waited time that the fork waited for its turn before the iteration, null without turns
 * @param waitedCpu CPU time that the process used meanwhile
 * @param pace time that a fixed piece of arithmetic took just before the iteration: what it varies
 *     by is the machine's doing; null without turns
 */
public record Counters(
    long time,
    @Nullable Long processCpu,
    @Nullable Long threadCpu,
    @Nullable Long allocated,
    @Nullable Long gcCount,
    @Nullable Long gcTime,
    @Nullable Long compileTime,
    @Nullable Long machineBusy,
    @Nullable Long steal,
    @Nullable Long runDelay,
    @Nullable Long waited,
    @Nullable Long waitedCpu,
    @Nullable Long pace) {}
