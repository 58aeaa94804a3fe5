package org.steelyard.review.examples;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

public class Launching {
  @Benchmark
  @Fork(0)
  public int inside() {
    return hashCode(); // finds zero-forks
  }

  @Benchmark
  @Fork(1)
  public int forked() {
    return hashCode();
  }

  public static void main(String[] args) throws RunnerException {
    new Runner(
            new OptionsBuilder()
                .include("Launching")
                .forks(0) // finds zero-forks
                .jvmArgsAppend("-Xmx1g") // finds zero-forks
                .build())
        .run();
  }

  public static class WithFlags {
    @Benchmark
    @Fork(value = 1, jvmArgsAppend = "-Xmx1g")
    public int baseline() {
      return hashCode();
    }

    @Benchmark
    @Fork(
        value = 1,
        jvmArgs = {"-Xmx1g", "-ea"})
    public int asserting() {
      return hashCode(); // finds asserts-on
    }

    public static void main(String[] args) throws RunnerException {
      new Runner(new OptionsBuilder().forks(1).jvmArgsAppend("-Xmx1g").build()).run();
    }
  }
}
