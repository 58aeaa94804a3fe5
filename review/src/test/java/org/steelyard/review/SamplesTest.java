package org.steelyard.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.steelyard.model.Finding;
import org.steelyard.review.rules.Rules;

/** The samples of JMH 1.37: what they do wrong on purpose is found, what they do right is not. */
class SamplesTest {
  private static final String SAMPLE = "org.openjdk.jmh.samples.JMHSample_";

  /** What each finding that says something about a number concerns. */
  private static final Set<String> FOUND =
      Review.of(ClassPaths.ofTests(), name -> name.startsWith(SAMPLE), Rules.all())
          .findings()
          .stream()
          .flatMap(SamplesTest::each)
          .collect(Collectors.toCollection(TreeSet::new));

  private static Stream<String> each(Finding finding) {
    return finding.benchmarks().stream()
        .map(b -> finding.rule() + " " + b.substring(SAMPLE.length()));
  }

  @Test
  void whatSamplesDoWrongOnPurposeIsFoundWithTheRightRule() {
    assertThat(FOUND)
        .contains(
            "ignored-result 05_StateFixtures.measureWrong",
            "ignored-result 06_FixtureLevel.measureWrong",
            "ignored-result 08_DeadCode.measureWrong",
            "ignored-result 09_Blackholes.measureWrong",
            "constant-input 10_ConstantFold.measureWrong_1",
            "constant-input 10_ConstantFold.measureWrong_2",
            "loop-accumulation 11_Loops.measureWrong_1",
            "loop-accumulation 11_Loops.measureWrong_10",
            "loop-accumulation 11_Loops.measureWrong_100",
            "loop-accumulation 11_Loops.measureWrong_1000",
            "loop-accumulation 11_Loops.measureWrong_10000",
            "loop-accumulation 11_Loops.measureWrong_100000",
            "zero-forks 12_Forking.measure_1_c1",
            "zero-forks 12_Forking.measure_2_c2",
            "zero-forks 12_Forking.measure_3_c1_again",
            "shared-state 22_FalseSharing.baseline",
            "unsized-input 26_BatchSize.measureWrong_1",
            "unsized-input 26_BatchSize.measureWrong_5",
            "loop-accumulation 34_SafeLooping.measureWrong_1",
            "loop-accumulation 34_SafeLooping.measureWrong_2",
            "invocation-fixture 38_PerInvokeSetup.measureNeutral");
  }

  @Test
  void theirRightTwinsAreNot() {
    assertThat(FOUND)
        .doesNotContain(
            "loop-accumulation 08_DeadCode.measureRight",
            "constant-input 10_ConstantFold.measureRight",
            "invocation-fixture 38_PerInvokeSetup.measureRight")
        .noneMatch(found -> found.matches("\\S+ (08|09|10|11|26|34)_\\w+\\.measureRight\\w*"))
        .noneMatch(found -> found.matches("shared-state 22_.*(padded|hierarchy|sparse)"))
        .noneMatch(found -> found.matches("zero-forks 12_Forking\\.measure_(4|5)\\w*"));
  }
}
