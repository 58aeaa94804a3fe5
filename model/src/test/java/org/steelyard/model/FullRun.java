package org.steelyard.model;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A run in which everything happened that a run document can tell of. */
final class FullRun {
  private static final Instant START = Instant.parse("2026-03-01T12:00:00.123456789Z");
  private static final Settings SETTINGS =
      Settings.builder()
          .forks(2)
          .warmupForks(0)
          .warmupIterations(1)
          .warmupNanos(50_000_000L)
          .warmupBatchSize(1)
          .iterations(2)
          .nanos(100_000_000L)
          .batchSize(1)
          .threads(-1)
          .threadGroups(List.of(1, 3))
          .timeUnit(java.util.concurrent.TimeUnit.MICROSECONDS)
          .operationsPerInvocation(10)
          .timeoutNanos(600_000_000_000L)
          .gc(false)
          .syncIterations(true)
          .jvm("/jdk/bin/java")
          .jvmArgs(List.of())
          .jvmArgsPrepend(List.of("-Xmx1g"))
          .jvmArgsAppend(List.of("-Ddb.password=***"))
          .build();

  private FullRun() {}

  static RunDocument document() {
    return new RunDocument(
        RunDocument.FORMAT,
        "0.1.0",
        RunState.BUDGET,
        START,
        START.plusSeconds(60),
        "the budget left out 1 case",
        List.of("run", "x.jar", "--token", "***"),
        -42,
        Effort.QUICK,
        environment(),
        List.of(target(), new Target("empty", List.of(), null, Map.of())),
        List.of(new Warning(Warning.Kind.DRIFT, "over 60 s everything became 3.0 % slower")),
        List.of(measured(), sampled(), failed(), leftOut()));
  }

  /** All that may be absent is absent. */
  static RunDocument sparse() {
    return new RunDocument(
        RunDocument.FORMAT,
        "0.1.0",
        RunState.CUT_OFF,
        START,
        null,
        null,
        List.of(),
        0,
        null,
        new Environment(null, 1, null, "Other 1", "arch", null, "JVM", null, null, Map.of()),
        List.of(),
        List.of(),
        List.of());
  }

  static Plan plan() {
    return new Plan(
        List.of("run", "x.jar"),
        42,
        Effort.THOROUGH,
        12.5,
        "/jdk/bin/java",
        List.of("gc", "perfasm:tooBig=true"),
        List.of(target()),
        List.of(new PlannedCase(0, measured().id(), SETTINGS)));
  }

  static Environment environment() {
    return new Environment(
        "Some CPU",
        2,
        25_274_793_984L,
        "Linux 6.1",
        "amd64",
        true,
        "OpenJDK 17",
        "5fb101659d",
        false,
        Map.of("JAVA_TOOL_OPTIONS", "-Xmx1g"));
  }

  private static Target target() {
    return new Target(
        "x.jar",
        List.of(
            new Fingerprint("/x.jar", "0123456789abcdef".repeat(4)),
            new Fingerprint("/gone.jar", Fingerprint.ABSENT)),
        "1.37",
        Map.of("a.B", List.of("-Xss4m")),
        Map.of("a.B.base", new BaselineMark(true, "", BaselineMark.Bound.UPPER)));
  }

  static Fork goodFork() {
    return new Fork(
        0,
        0,
        START.plusSeconds(1),
        1.25,
        4711L,
        0.5,
        new ForkJvm(
            "/jdk/bin/java",
            "17.0.15",
            "OpenJDK 64-Bit Server VM",
            "17.0.15+6",
            List.of("-Xmx1g"),
            "1.37",
            "CUSTOM a.Executor",
            "compiler",
            2,
            1_073_741_824L),
        "ops/us",
        List.of(
            new Iteration(true, 1.5, 100, counters(), Map.of(), null),
            new Iteration(
                false,
                2.5,
                200,
                null,
                Map.of("gc.count", new Score(3, "counts"), "gc.time", new Score(Double.NaN, "ms")),
                null),
            new Iteration(false, Double.NaN, 0, counters(), Map.of(), null)),
        List.of(
            new Secondary("gc.count", 3.0, "counts", "sum", null),
            new Secondary("perfasm", null, "---", "mean", "forks/0000-0-perfasm.txt")),
        null,
        "forks/0000-0.log",
        List.of());
  }

  static Fork sampleFork() {
    List<double[]> histogram = List.of(new double[] {0.25, 7}, new double[] {Math.PI, 1});
    return new Fork(
        1,
        1,
        START,
        2,
        null,
        null,
        null,
        "us/op",
        List.of(new Iteration(false, 0.5, 8, null, Map.of(), histogram)),
        List.of(),
        null,
        null,
        List.of());
  }

  static Fork failedFork() {
    return new Fork(
        2,
        0,
        START,
        0.1,
        null,
        null,
        null,
        null,
        List.of(),
        List.of(),
        new Failure(
            Failure.Kind.THREW,
            "java.lang.IllegalStateException: \"no\"\tway",
            "java.lang.IllegalStateException",
            "line one\nline two ≈ 10⁻⁶ \u2028 \ud83d\ude00"),
        "forks/0002-0.log",
        List.of("crash/hs_err_pid1.log"));
  }

  private static Counters counters() {
    return new Counters(1, 2L, 3L, 4L, 5L, 6L, 7L, null, null, 10L, 8L, 9L, 11L);
  }

  private static CaseResult measured() {
    Map<String, String> params = new LinkedHashMap<>();
    params.put("size", "256");
    params.put("kind", "");
    return new CaseResult(
        "x.jar",
        new Case("a.B.measured", params, Mode.THROUGHPUT, 4),
        SETTINGS,
        CaseResult.Status.MEASURED,
        new Estimate(2.5, 0.5, 0.95, 2, 4, "ops/us"),
        new Estimate(1600, 320.0, 0.95, 2, 4, "ns/op"),
        Map.of(
            "gc.count", new Estimate(3, null, 0.95, 2, 4, "counts"),
            "gc.rate", new Estimate(Double.POSITIVE_INFINITY, Double.NaN, 0.95, 2, 4, "MB/s")),
        null,
        List.of(new Warning(Warning.Kind.FORKS_DIFFER, "p = 0.001")),
        List.of(goodFork()));
  }

  private static CaseResult sampled() {
    return new CaseResult(
        "x.jar",
        new Case("a.B.sampled", Map.of(), Mode.SAMPLE_TIME, 1),
        Settings.NONE,
        CaseResult.Status.PARTLY,
        new Estimate(0.5, null, 0.95, 1, 1, "us/op"),
        null,
        Map.of(),
        null,
        List.of(),
        List.of(sampleFork()));
  }

  private static CaseResult failed() {
    return new CaseResult(
        "x.jar",
        new Case("a.B.failed", Map.of(), Mode.SINGLE_SHOT_TIME, 1),
        Settings.NONE,
        CaseResult.Status.FAILED,
        null,
        null,
        Map.of(),
        failedFork().failure(),
        List.of(),
        List.of(failedFork()));
  }

  private static CaseResult leftOut() {
    return new CaseResult(
        "x.jar",
        new Case("a.B.late", Map.of(), Mode.AVERAGE_TIME, 1),
        Settings.NONE,
        CaseResult.Status.LEFT_OUT,
        null,
        null,
        Map.of(),
        null,
        List.of(),
        List.of());
  }
}
