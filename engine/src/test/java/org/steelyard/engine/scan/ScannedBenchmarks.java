package org.steelyard.engine.scan;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.Blackhole;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Benchmarks that are only looked at, never run. */
final class ScannedBenchmarks {
  private ScannedBenchmarks() {}

  @State(Scope.Thread)
  static class Plain {
    @Setup
    public void once() {}

    @TearDown(Level.Invocation)
    public void often() {}

    @Benchmark
    public void measure(Blackhole blackhole) {}
  }

  @State(Scope.Thread)
  static class OwnFixture {
    @TearDown(Level.Iteration)
    public void clear() {}

    @Benchmark
    public void measure() {}
  }

  static class InheritedFixture extends OwnFixture {}

  @State(Scope.Benchmark)
  static class FilledAnew {
    @Setup(Level.Iteration)
    public void fill() {}
  }

  @State(Scope.Benchmark)
  static class FilledAnewByItsParent extends FilledAnew {}

  static class StateFixture {
    @Benchmark
    public void measure(Blackhole blackhole, FilledAnewByItsParent state) {}
  }

  static class InheritsTheBenchmarkWithTheState extends StateFixture {}

  @State(Scope.Benchmark)
  static class SetUpWithTheState {
    @Setup
    public void start(FilledAnewByItsParent state) {}
  }

  @State(Scope.Benchmark)
  static class TornDownWithThat {
    @TearDown
    public void stop(SetUpWithTheState state) {}
  }

  static class StateOfAState {
    @Benchmark
    public void measure(SetUpWithTheState state) {}
  }

  static class StateOfAStateOfAState {
    @Benchmark
    public void measure(TornDownWithThat state) {}
  }

  @State(Scope.Thread)
  static class OwnSetUpTakesTheState {
    @Setup
    public void start(FilledAnew state) {}

    @Benchmark
    public void measure() {}
  }

  @State(Scope.Benchmark)
  static class OnlyMentionsTheState {
    @Setup
    public void start(Plain state) {}

    void reset(FilledAnew state) {}
  }

  static class StateThatOnlyMentionsIt {
    @Benchmark
    public void measure(OnlyMentionsTheState state) {}
  }

  static class OnlyNamesTheState {
    void notMeasured(FilledAnew state) {}

    @Benchmark
    public void measure() {}
  }

  static class FlagsInMain {
    private static final String[] ARGS = {"-Xms768m", "-Dexample.pool=none", "not a flag"};

    public static void main(String[] args) {
      Options options = new OptionsBuilder().jvmArgsAppend(ARGS).jvmArgs("-ea").build();
      options.getJvmArgs();
    }
  }

  static class FlagsInConstructor {
    final Options options;

    FlagsInConstructor() {
      options = new OptionsBuilder().jvmArgs("-Dexample.executor=custom").build();
    }
  }

  static class InheritsTheFlags extends FlagsInConstructor {
    @Benchmark
    public void measure() {}
  }

  static class FlagsPutTogether {
    Options with(Class<?> executor, int megabytes) {
      return new OptionsBuilder()
          .jvmArgs("-Dexample.executor=" + executor.getName(), "-Xmx" + megabytes + "m")
          .build();
    }
  }

  static class FlagsForNobody {
    String usage() {
      return "-Dexample.size=1";
    }
  }

  static class OptionsWithoutFlags {
    Options options() {
      return new OptionsBuilder().include("-Dexample.size=1").build();
    }
  }
}
