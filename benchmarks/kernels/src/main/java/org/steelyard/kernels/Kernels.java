package org.steelyard.kernels;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Work whose difference is known: {@code units=105} does 5 % more of the same than {@code
 * units=100}. To see whether a comparison finds what is there, and nothing that is not.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class Kernels {
  private static final int TOKENS = 20;
  private static final int BYTES = 256;

  /** How much of it. */
  @Param("100")
  public int units;

  /**
   * Entries of the map: 2003 fit into the caches of one core, 20,000 (2 MB) do not. A multiple of
   * {@code units} would let processors learn the order in which keys come, for one value of it and
   * not for another; of a prime number they learn it for none.
   */
  @Param("2003")
  public int entries;

  private final Map<String, Integer> map = new HashMap<>();
  private String[] keys;
  private int next;

  /** Fills the map; the keys are asked for in another order than they were put in. */
  @Setup
  public void fill() {
    Random random = new Random(1);
    keys = new String[entries];
    for (int i = 0; i < entries; i++) {
      keys[i] = Long.toHexString(random.nextLong());
      map.put(keys[i], i);
    }
    for (int i = entries - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      String key = keys[i];
      keys[i] = keys[other];
      keys[other] = key;
    }
  }

  /** Only arithmetic. */
  @Benchmark
  public void consumeCpu() {
    Blackhole.consumeCPU((long) TOKENS * units);
  }

  /** Allocates, and lets the collector work. */
  @Benchmark
  public void allocate(Blackhole blackhole) {
    for (int i = 0; i < units; i++) {
      blackhole.consume(new byte[BYTES]);
    }
  }

  /** Hashes, branches, and waits for memory. */
  @Benchmark
  public int lookUp() {
    int sum = 0;
    int key = next;
    for (int i = 0; i < units; i++) {
      sum += map.get(keys[key]);
      key = key + 1 == keys.length ? 0 : key + 1;
    }
    next = key;
    return sum;
  }
}
