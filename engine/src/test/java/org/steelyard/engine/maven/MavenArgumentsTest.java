package org.steelyard.engine.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MavenArgumentsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-s mine.xml -gs all.xml -o -Pcorp,!slow -Dmaven.repo.local=/repo -Dflag",
        "--settings=mine.xml --global-settings all.xml --offline --activate-profiles corp,!slow"
            + " --define maven.repo.local=/repo -D flag=true"
      })
  void takesBriefAndFullNames(String line) {
    assertThat(MavenArguments.parse(line))
        .isEqualTo(
            new MavenArguments(
                "mine.xml",
                "all.xml",
                true,
                List.of("corp", "!slow"),
                Map.of("maven.repo.local", "/repo", "flag", "true")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "-B -ntp --batch-mode -T 1C verify", "-Xmx1g -ea -XX:+UseZGC"})
  void passesOverWhatIsAboutBuilds(String line) {
    assertThat(MavenArguments.parse(line))
        .isEqualTo(new MavenArguments(null, null, false, List.of(), Map.of()));
  }

  @Test
  void aPropertyMayHoldAnEqualsSign() {
    assertThat(MavenArguments.parse("-Da=b=c").properties()).containsEntry("a", "b=c");
  }
}
