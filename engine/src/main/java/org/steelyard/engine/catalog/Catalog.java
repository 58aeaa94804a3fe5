package org.steelyard.engine.catalog;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Benchmark;

/**
 * What a class path's BenchmarkList declares, as the JMH on that class path reads it.
 *
 * @param jmh version of that JMH, null where it does not tell
 */
public record Catalog(List<Benchmark> benchmarks, @Nullable String jmh) {
  public Catalog {
    benchmarks = List.copyOf(benchmarks);
  }
}
