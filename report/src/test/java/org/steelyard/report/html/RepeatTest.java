package org.steelyard.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.steelyard.model.Settings;

class RepeatTest {
  @Test
  void aCommandComesBackAsItWasTyped() {
    assertThat(Repeat.all(List.of("compare", "a b.jar", "it's", "x=1")))
        .isEqualTo("steelyard compare 'a b.jar' 'it'\\''s' x=1");
  }

  @Test
  void oneCaseIsNamedByAPatternThatMatchesNothingElse() {
    assertThat(Repeat.only("org.x.A$B.run", Map.of("size", "1 2")))
        .isEqualTo("'^org\\.x\\.A\\$B\\.run$' -p 'size=1 2'");
  }

  @Test
  void aCaseIsRunWithTheSettingsItHad() {
    Settings settings =
        Settings.builder()
            .forks(3)
            .warmupIterations(5)
            .warmupNanos(TimeUnit.MILLISECONDS.toNanos(100))
            .iterations(10)
            .nanos(1500L)
            .jvmArgsAppend(List.of("-Xmx1g", "-Xms1g"))
            .build();
    assertThat(Repeat.run("x.jar", "a.B.c", Map.of(), "avgt", 2, settings))
        .isEqualTo(
            "steelyard run x.jar '^a\\.B\\.c$' -bm avgt -t 2 -f 3 -wi 5 -w 100ms -i 10 -r 1500ns"
                + " -jvmArgsAppend '-Xmx1g -Xms1g'");
  }
}
