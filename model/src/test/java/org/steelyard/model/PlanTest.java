package org.steelyard.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PlanTest {
  private static final String SECRET = "-Ddb.password=hunter2";
  private static final String MASKED = "-Ddb.password=***";

  private static Plan plan(List<String> arguments) {
    Settings settings =
        Settings.builder()
            .forks(2)
            .jvmArgs(arguments)
            .jvmArgsPrepend(arguments)
            .jvmArgsAppend(arguments)
            .build();
    Case id = new Case("a.B.c", Map.of("size", "1"), Mode.THROUGHPUT, 1);
    return new Plan(
        arguments,
        7,
        Effort.QUICK,
        60.0,
        "/jdk/bin/java",
        arguments,
        List.of(new Target("t", List.of(), "1.37", Map.of("a.B", arguments))),
        List.of(new PlannedCase(0, id, settings), new PlannedCase(0, id, Settings.NONE)));
  }

  @Test
  void everyListOfArgumentsIsMaskedAndNothingElseChanges() {
    assertThat(plan(List.of("-Xmx1g", SECRET)).masked()).isEqualTo(plan(List.of("-Xmx1g", MASKED)));
  }

  /** Whatever is added to a plan later: the written line must not hold the secret. */
  @Test
  void theLineThatIsWrittenHoldsNoSecret() {
    String line = Json.lines().writeValueAsString(plan(List.of(SECRET)).masked());

    assertThat(line).contains(MASKED).doesNotContain("hunter2");
  }

  @Test
  void replacingArgumentsReachesEveryCase() {
    Plan restored = plan(List.of(MASKED)).masked().withArguments(a -> SECRET);

    assertThat(restored.cases().get(0).settings())
        .isEqualTo(plan(List.of(SECRET)).cases().get(0).settings());
    assertThat(restored.cases().get(1).settings()).isEqualTo(Settings.NONE);
  }
}
