package org.steelyard.cli.faults;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Behaves badly, but measures all right. */
public class Untidy {
  /** A million characters and a little more. */
  public static final int LINES = 16_000;

  public static final String LINE =
      "sixty-three characters of noise, again and again and again ....";

  @State(Scope.Benchmark)
  public static class Talkative {
    @Setup
    public void setUp() {
      for (int i = 0; i < LINES; i++) {
        System.out.println(LINE);
      }
    }
  }

  @State(Scope.Benchmark)
  public static class Careless {
    @Setup
    public void setUp() {
      new Thread(Hangs::forever, "left-behind").start();
    }
  }

  @Benchmark
  public void printsMegabyte(Talkative state) {}

  @Benchmark
  @Fork(jvmArgsAppend = {"-Djmh.shutdownTimeout=2"})
  public void leavesThread(Careless state) {}
}
