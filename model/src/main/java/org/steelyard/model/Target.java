package org.steelyard.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is measured: one class path with a BenchmarkList.
 *
 * @param name as a person wrote it
 * @param classPath absolute paths, in order
 * @param jmh version of the JMH on it
 */
public record Target(String name, List<Fingerprint> classPath, @Nullable String jmh) {}
