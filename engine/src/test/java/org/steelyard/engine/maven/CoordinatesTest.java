package org.steelyard.engine.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CoordinatesTest {

  @Test
  void threePartsAreGroupArtifactVersion() {
    assertThat(Coordinates.parse("io.netty:netty-microbench:4.2.16.Final"))
        .isEqualTo(new Coordinates("io.netty", "netty-microbench", null, null, "4.2.16.Final"));
  }

  @Test
  void aFourthPartIsTheExtension() {
    assertThat(Coordinates.parse("g:a:zip:1"))
        .isEqualTo(new Coordinates("g", "a", "zip", null, "1"));
  }

  @Test
  void aFifthPartIsTheClassifier() {
    assertThat(Coordinates.parse("g:a:jar:linux-x86_64:1.0+2"))
        .isEqualTo(new Coordinates("g", "a", "jar", "linux-x86_64", "1.0+2"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"g:a:1", "g:a:zip:1", "g:a:jar:tests:1-SNAPSHOT", "g:a:[1.0,2.0)"})
  void whatWasReadIsWrittenTheSame(String text) {
    assertThat(Coordinates.parse(text)).hasToString(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a", "g:a", "g::1", "g:a:b:c:d:1", "g:a:1:", "g:a b:1", "g/h:a:1"})
  void otherTextIsRefusedWithTheForms(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Coordinates.parse(text))
        .withMessageContaining("'" + text + "'")
        .withMessageContaining("group:artifact:version")
        .withMessageContaining("group:artifact:extension:classifier:version");
    assertThat(Coordinates.looksLike(text)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"LATEST", "RELEASE"})
  void aVersionThatChangesByTheDayIsRefused(String version) {
    assertThat(Coordinates.looksLike("g:a:" + version)).isTrue();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Coordinates.parse("g:a:" + version))
        .withMessageContaining(version + " of g:a")
        .withMessageContaining("name a version");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "benchmarks.jar",
        "target/benchmarks.jar:lib/a.jar:lib/b.jar",
        "a.jar:b.jar:c.jar",
        "C:\\work\\benchmarks.jar"
      })
  void filesAndClassPathsDoNotLookLikeCoordinates(String text) {
    assertThat(Coordinates.looksLike(text)).isFalse();
  }

  @Test
  void snapshotsAndRangesMove() {
    assertThat(Coordinates.parse("g:a:1-SNAPSHOT").moving()).isTrue();
    assertThat(Coordinates.parse("g:a:[1,2)").moving()).isTrue();
    assertThat(Coordinates.parse("g:a:1").moving()).isFalse();
  }
}
