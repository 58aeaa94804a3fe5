package org.steelyard.engine.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExclusionTest {

  @Test
  void isAGroupAndAnArtifact() {
    assertThat(Exclusion.parse("io.netty:netty-tcnative"))
        .isEqualTo(new Exclusion("io.netty", "netty-tcnative"));
  }

  @Test
  void aStarStandsForAll() {
    assertThat(Exclusion.parse("io.netty:*")).isEqualTo(new Exclusion("io.netty", "*"));
    assertThat(Exclusion.parse("*:netty-tcnative")).isEqualTo(new Exclusion("*", "netty-tcnative"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "io.netty", "io.netty:", "io.netty:netty-*", "g:a:1"})
  void otherTextIsRefusedWithTheForm(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Exclusion.parse(text))
        .withMessageContaining("'" + text + "'")
        .withMessageContaining("group:artifact");
  }
}
