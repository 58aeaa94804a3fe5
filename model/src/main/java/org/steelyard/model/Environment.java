package org.steelyard.model;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The machine and the working tree of a run.
 *
 * @param cpu model name
 * @param processors as the engine's JVM sees them
 * @param memory bytes of physical memory
 * @param hypervisor whether the CPU says that it is a virtual one
 * @param engineJvm version of the engine's JVM
 * @param gitCommit of the folder the run was started in
 * @param gitClean whether its tree had no change
 * @param variables environment variables that change a JVM, secrets masked
 */
public record Environment(
    @Nullable String cpu,
    int processors,
    @Nullable Long memory,
    String os,
    String arch,
    @Nullable Boolean hypervisor,
    String engineJvm,
    @Nullable String gitCommit,
    @Nullable Boolean gitClean,
    Map<String, String> variables) {}
