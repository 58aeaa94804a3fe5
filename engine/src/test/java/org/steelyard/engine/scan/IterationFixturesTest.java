package org.steelyard.engine.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.steelyard.engine.scripted.Plans;
import org.steelyard.model.Mode;
import org.steelyard.model.Settings;

class IterationFixturesTest {

  @ParameterizedTest
  @ValueSource(
      classes = {
        ScannedBenchmarks.OwnFixture.class,
        ScannedBenchmarks.InheritedFixture.class,
        ScannedBenchmarks.StateFixture.class,
        ScannedBenchmarks.InheritsTheBenchmarkWithTheState.class,
        ScannedBenchmarks.OwnSetUpTakesTheState.class,
        ScannedBenchmarks.StateOfAState.class,
        ScannedBenchmarks.StateOfAStateOfAState.class
      })
  void aFixtureIsFoundInTheClassItsParentsItsStatesAndTheirs(Class<?> type) throws Exception {
    assertThat(has(type.getName())).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        ScannedBenchmarks.Plain.class,
        ScannedBenchmarks.OnlyNamesTheState.class,
        ScannedBenchmarks.StateThatOnlyMentionsIt.class
      })
  void otherLevelsAndOtherMethodsAreNoFixtureOfAnIteration(Class<?> type) throws Exception {
    assertThat(has(type.getName())).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"org.example.Gone", "Unnamed"})
  void aClassThatIsNotThereHasNone(String name) throws Exception {
    assertThat(has(name)).isFalse();
  }

  private static boolean has(String className) throws Exception {
    try (ClassFiles classes = new ClassFiles(List.of(TestClasses.folder()))) {
      return new IterationFixtures(classes)
          .has(Plans.benchmark(className + ".measure", Mode.THROUGHPUT, Settings.NONE));
    }
  }
}
