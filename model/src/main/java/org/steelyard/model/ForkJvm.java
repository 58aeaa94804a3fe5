package org.steelyard.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The JVM that a fork really ran in.
 *
 * @param jvm path of the java command
 * @param jdk its version
 * @param args the arguments it reports itself, secrets masked
 * @param jmh version of the JMH that drove it
 * @param executor JMH's executor for the benchmark threads, with its class where it is a custom one
 * @param blackholes whether the compiler helps ({@code compiler}) or not ({@code full})
 * @param processors as the JVM sees them
 * @param maxHeap bytes
 */
public record ForkJvm(
    @Nullable String jvm,
    @Nullable String jdk,
    @Nullable String vm,
    @Nullable String vmVersion,
    List<String> args,
    @Nullable String jmh,
    @Nullable String executor,
    @Nullable String blackholes,
    @Nullable Integer processors,
    @Nullable Long maxHeap) {}
