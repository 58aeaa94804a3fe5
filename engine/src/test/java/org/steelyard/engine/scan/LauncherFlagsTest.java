package org.steelyard.engine.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LauncherFlagsTest {

  @Test
  void flagsOfAMainMethodAreFound() throws Exception {
    assertThat(of(ScannedBenchmarks.FlagsInMain.class))
        .containsExactlyInAnyOrder("-Xms768m", "-Dexample.pool=none", "-ea");
  }

  @Test
  void flagsOfAParentsConstructorAreFound() throws Exception {
    assertThat(of(ScannedBenchmarks.InheritsTheFlags.class))
        .containsExactly("-Dexample.executor=custom");
  }

  @Test
  void ofAFlagThatIsPutTogetherTheBeginningIsFound() throws Exception {
    assertThat(of(ScannedBenchmarks.FlagsPutTogether.class))
        .containsExactly("-Dexample.executor=", "-Xmx");
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        ScannedBenchmarks.Plain.class,
        ScannedBenchmarks.FlagsForNobody.class,
        ScannedBenchmarks.OptionsWithoutFlags.class
      })
  void aTextThatNobodyHandsToJmhIsNoFlag(Class<?> type) throws Exception {
    assertThat(of(type)).isEmpty();
  }

  @Test
  void aClassThatIsNotThereHasNone() throws Exception {
    try (ClassFiles classes = new ClassFiles(List.of(TestClasses.folder()))) {
      assertThat(new LauncherFlags(classes).of("org.example.Gone")).isEmpty();
    }
  }

  private static List<String> of(Class<?> type) throws Exception {
    try (ClassFiles classes = new ClassFiles(List.of(TestClasses.folder()))) {
      return new LauncherFlags(classes).of(type.getName());
    }
  }
}
