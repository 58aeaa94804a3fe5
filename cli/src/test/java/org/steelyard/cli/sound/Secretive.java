package org.steelyard.cli.sound;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Runs only where its password reaches it. */
@State(Scope.Benchmark)
public class Secretive {
  public static final String PASSWORD = "s3same-open";

  @Setup
  public void check() {
    if (!PASSWORD.equals(System.getProperty("db.password"))) {
      throw new IllegalStateException("not the password: " + System.getProperty("db.password"));
    }
  }

  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  public void works() {}
}
