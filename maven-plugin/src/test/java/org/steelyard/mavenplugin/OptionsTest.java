package org.steelyard.mavenplugin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class OptionsTest {
  @Test
  void namesBecomeFlagsAsTheCommandLineHasThem() {
    assertThat(Options.words(Map.of("effort", "quick", "wi", "3"), new Properties()))
        .containsExactly("--effort", "quick", "-wi", "3");
  }

  @Test
  void propertiesBeatThePom() {
    Properties given = new Properties();
    given.setProperty("steelyard.effort", "thorough");
    given.setProperty("skipTests", "true");

    assertThat(Options.words(Map.of("effort", "quick"), given))
        .containsExactly("--effort", "thorough");
  }

  @Test
  void switchesTakeNoValueButThoseOfJmhDo() {
    assertThat(
            Options.words(
                Map.of("control", "true", "all", "", "duet", "false", "gc", "true"),
                new Properties()))
        .containsExactly("--all", "--control", "-gc", "true");
  }

  @Test
  void whatMayBeRepeatedIsSplitAtSpaces() {
    assertThat(Options.words(Map.of("p", "size=1,2  kind=heap"), new Properties()))
        .containsExactly("-p", "size=1,2", "-p", "kind=heap");
  }

  @Test
  void whatIsSaidToTheGoalsIsNotPassedOn() {
    Properties given = new Properties();
    given.setProperty("steelyard.baseline", "git:main");
    given.setProperty("steelyard.skip", "false");
    given.setProperty("steelyard.mode", "smoke");

    assertThat(Options.words(null, given)).isEmpty();
  }
}
