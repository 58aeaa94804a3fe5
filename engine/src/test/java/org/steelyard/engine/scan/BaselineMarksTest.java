package org.steelyard.engine.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.steelyard.annotations.Baseline;
import org.steelyard.annotations.HeldAgainst;
import org.steelyard.model.BaselineMark;
import org.steelyard.model.BaselineMark.Bound;
import org.steelyard.model.Benchmark;
import org.steelyard.model.Mode;
import org.steelyard.model.Settings;

class BaselineMarksTest {

  /** What authors write. */
  static class Parent {
    @Baseline(bound = Baseline.Bound.UPPER)
    public void empty() {}

    public void plain() {}
  }

  /** Inherits a marked benchmark, and has a group for the others. */
  @HeldAgainst("codecs")
  static class Child extends Parent {
    @Baseline(group = "codecs")
    public void copy() {}

    public void encode() {}
  }

  @Test
  void ofAMethodItsOwnMarkIsReadAndThatOfItsClassElse() throws Exception {
    assertThat(of(Child.class, "copy", "encode", "empty"))
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                name(Child.class, "copy"), new BaselineMark(true, "codecs", Bound.NONE),
                name(Child.class, "encode"), new BaselineMark(false, "codecs", Bound.NONE),
                name(Child.class, "empty"), new BaselineMark(true, "", Bound.UPPER)));
  }

  @Test
  void whatIsNotMarkedIsLeftOut() throws Exception {
    assertThat(of(Parent.class, "plain")).isEmpty();
  }

  private static String name(Class<?> type, String method) {
    return type.getName() + "." + method;
  }

  private static Map<String, BaselineMark> of(Class<?> type, String... methods) throws Exception {
    List<Benchmark> benchmarks =
        Stream.of(methods)
            .map(
                method ->
                    new Benchmark(
                        name(type, method),
                        type.getName(),
                        Mode.AVERAGE_TIME,
                        Map.of(),
                        Settings.NONE))
            .toList();
    try (ClassFiles classes = new ClassFiles(List.of(TestClasses.folder()))) {
      return new BaselineMarks(classes).of(benchmarks);
    }
  }
}
