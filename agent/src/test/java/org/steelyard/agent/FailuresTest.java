package org.steelyard.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.runner.BenchmarkException;
import org.openjdk.jmh.runner.RunnerException;
import org.steelyard.agent.protocol.Message;

class FailuresTest {
  private static final StackTraceElement JDK =
      new StackTraceElement("java.util.Objects", "requireNonNull", "Objects.java", 233);
  private static final StackTraceElement BENCHMARK =
      new StackTraceElement("org.example.SortBenchmark", "setUp", "SortBenchmark.java", 42);

  private static <T extends Throwable> T at(T failure, StackTraceElement... stack) {
    failure.setStackTrace(stack);
    return failure;
  }

  @Test
  void whatTheBenchmarkThrewIsTheCauseNotTheWrappersOfJmh() {
    IllegalStateException thrown = at(new IllegalStateException("no data"), BENCHMARK);
    Message message =
        Failures.describe(
            new RunnerException(new BenchmarkException("failed", Arrays.asList(thrown))));

    assertThat(message.verb()).isEqualTo("failed");
    assertThat(message.get("exception")).isEqualTo("java.lang.IllegalStateException");
    assertThat(message.get("message")).isEqualTo("no data");
    assertThat(message.has("root")).isFalse();
    assertThat(message.get("stack"))
        .startsWith("java.lang.IllegalStateException: no data")
        .contains("at org.example.SortBenchmark.setUp(SortBenchmark.java:42)")
        .doesNotContain("RunnerException", "BenchmarkException");
  }

  @Test
  void theFirstOfSeveralThreadsIsTheCauseAndEveryStackIsKept() {
    Message message =
        Failures.describe(
            new RunnerException(
                new BenchmarkException(
                    "failed",
                    Arrays.asList(
                        new IllegalStateException("first"), new ArithmeticException("second")))));

    assertThat(message.get("message")).isEqualTo("first");
    assertThat(message.get("stack")).contains("first", "java.lang.ArithmeticException: second");
  }

  @Test
  void aWrapperThatHidesNothingSpeaksForItself() {
    Message message = Failures.describe(new RunnerException("Unable to acquire the JMH lock"));

    assertThat(message.get("exception")).isEqualTo("org.openjdk.jmh.runner.RunnerException");
    assertThat(message.get("message")).isEqualTo("Unable to acquire the JMH lock");
  }

  @Test
  void anErrorInAStaticInitialiserTellsItsRoot() {
    IllegalArgumentException root = at(new IllegalArgumentException("port 99999"), JDK, BENCHMARK);
    Message message =
        Failures.describe(
            new BenchmarkException("failed", Arrays.asList(new ExceptionInInitializerError(root))));

    assertThat(message.get("exception")).isEqualTo("java.lang.ExceptionInInitializerError");
    assertThat(message.has("message")).isFalse();
    assertThat(message.get("root")).isEqualTo("java.lang.IllegalArgumentException: port 99999");
    assertThat(message.get("at"))
        .isEqualTo("org.example.SortBenchmark.setUp(SortBenchmark.java:42)");
  }

  @Test
  void theRootIsTheDeepestOfAChain() {
    Message message =
        Failures.describe(
            new RuntimeException("a", new RuntimeException("b", new Exception("deepest"))));

    assertThat(message.get("message")).isEqualTo("a");
    assertThat(message.get("root")).isEqualTo("java.lang.Exception: deepest");
  }

  @Test
  void anExceptionWithoutAMessageTellsItsPlaceOutsideOfTheJdk() {
    Message message = Failures.describe(at(new NullPointerException(), JDK, BENCHMARK));

    assertThat(message.has("message")).isFalse();
    assertThat(message.get("at"))
        .isEqualTo("org.example.SortBenchmark.setUp(SortBenchmark.java:42)");
  }

  @Test
  void withoutAStackThereIsNoPlace() {
    assertThat(Failures.describe(at(new Error("x"))).has("at")).isFalse();
    assertThat(Failures.describe(at(new Error("x"), JDK)).has("at")).isFalse();
  }

  @Test
  void causesThatGoInCirclesComeToAnEnd() {
    Exception one = new Exception("one");
    Exception two = new Exception("two", one);
    one.initCause(two);

    assertThat(Failures.describe(one).get("message")).isEqualTo("one");
  }

  @Test
  void aStackWithoutEndIsCut() {
    StackTraceElement[] endless = new StackTraceElement[10_000];
    Arrays.fill(endless, BENCHMARK);

    assertThat(Failures.describe(at(new StackOverflowError(), endless)).get("stack"))
        .hasSize(32 * 1024);
  }
}
