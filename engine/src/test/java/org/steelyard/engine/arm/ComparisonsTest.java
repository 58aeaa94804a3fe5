package org.steelyard.engine.arm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.scripted.Plans;
import org.steelyard.model.Case;
import org.steelyard.model.Mode;
import org.steelyard.model.PlannedCase;
import org.steelyard.model.Settings;

class ComparisonsTest {
  @Test
  void casesOfTheSameNameAndValuesArePaired() throws Exception {
    CasePairs pairs =
        Comparisons.ofTargets(
            List.of(
                arm("old.jar", of(0, "x.A.m", "size", "1"), of(0, "x.A.m", "size", "2")),
                arm("new.jar", of(1, "x.A.m", "size", "2"), of(1, "x.A.m", "size", "3"))),
            false);

    assertThat(pairs.arms()).containsExactly("old.jar", "new.jar");
    assertThat(labels(pairs)).containsExactly("A.m (size=2)");
    assertThat(pairs.cases().get(0).arms())
        .extracting(ArmCase::arm, a -> a.planned().target())
        .containsExactly(tuple(0, 0), tuple(1, 1));
    assertThat(pairs.unpaired())
        .extracting(UnpairedCase::arm, u -> u.id().label(), UnpairedCase::reason)
        .containsExactly(
            tuple(0, "A.m (size=1)", "not in new.jar"), tuple(1, "A.m (size=3)", "not in old.jar"));
    assertThat(pairs.notes()).isEmpty();
  }

  @Test
  void theOrderOfParametersDoesNotMatter() throws Exception {
    CasePairs pairs =
        Comparisons.ofTargets(
            List.of(
                arm("old", of(0, "x.A.m", "a", "1", "b", "2")),
                arm("new", of(1, "x.A.m", "b", "2", "a", "1"))),
            false);
    assertThat(pairs.cases()).hasSize(1);
  }

  @Test
  void eachOfMoreThanTwoArmsIsPairedWithTheFirst() throws Exception {
    CasePairs pairs =
        Comparisons.ofTargets(
            List.of(
                arm("a", of(0, "x.A.m"), of(0, "x.A.n")),
                arm("b", of(1, "x.A.m")),
                arm("c", of(2, "x.A.m"), of(2, "x.A.n"), of(2, "x.A.o"))),
            false);

    assertThat(pairs.cases().get(0).arms()).extracting(ArmCase::arm).containsExactly(0, 1, 2);
    assertThat(pairs.cases().get(1).arms()).extracting(ArmCase::arm).containsExactly(0, 2);
    assertThat(pairs.unpaired())
        .extracting(UnpairedCase::arm, u -> u.id().benchmark(), UnpairedCase::reason)
        .containsExactly(tuple(0, "x.A.n", "not in b"), tuple(2, "x.A.o", "not in a"));
  }

  @Test
  void armsWithoutACommonCaseSayWhatTheyHave() {
    refused(
        () ->
            Comparisons.ofTargets(
                List.of(
                    arm("old", of(0, "x.A.m"), of(0, "x.A.n"), of(0, "x.A.o"), of(0, "x.A.p")),
                    arm("new", of(1, "x.B.m"))),
                false),
        "no case in common",
        "old has 4 cases\n    A.m\n    A.n\n    A.o\n    ...",
        "new has 1 case\n    B.m");
  }

  @Test
  void differentModesAreRefused() {
    PlannedCase throughput = Plans.planned("x.A.m", Mode.THROUGHPUT, 1, Settings.NONE);
    PlannedCase time = Plans.planned("x.A.m", Mode.AVERAGE_TIME, 1, Settings.NONE);
    refused(
        () -> Comparisons.ofTargets(List.of(arm("old", throughput), arm("new", time)), false),
        "x.A.m",
        "thrpt in old, avgt in new",
        "-bm");
    refused(
        () -> Comparisons.ofTargets(List.of(arm("old", throughput, time), arm("new", time)), false),
        "thrpt and avgt in old, avgt in new");
    refused(
        () -> Comparisons.ofTargets(List.of(arm("x", throughput), arm("x", time)), false),
        "thrpt in x, avgt in x");
  }

  @Test
  void differentNumbersOfThreadsAreRefused() {
    refused(
        () ->
            Comparisons.ofTargets(
                List.of(
                    arm("old", Plans.planned("x.A.m", Mode.AVERAGE_TIME, 1, Settings.NONE)),
                    arm("new", Plans.planned("x.A.m", Mode.AVERAGE_TIME, 4, Settings.NONE))),
                false),
        "x.A.m",
        "1 in old, 4 in new",
        "-t");
  }

  @Test
  void differentVersionsOfJmhAreRefusedUnlessWanted() throws Exception {
    List<ArmCases> arms =
        List.of(
            new ArmCases("old", "1.21", List.of(of(0, "x.A.m"))),
            new ArmCases("new", "1.37", List.of(of(1, "x.A.m"))));
    refused(() -> Comparisons.ofTargets(arms, false), "1.21 in old, 1.37 in new");
    assertThat(Comparisons.ofTargets(arms, true).notes())
        .singleElement()
        .asString()
        .contains("1.21 in old, 1.37 in new");
  }

  @Test
  void aParameterOfOneArmAloneIsSpokenOf() throws Exception {
    CasePairs pairs =
        Comparisons.ofTargets(
            List.of(
                arm("old", of(0, "x.A.m", "size", "1")),
                arm("new", of(1, "x.A.m", "size", "1", "cache", "yes"))),
            false);

    assertThat(labels(pairs)).containsExactly("A.m (size=1)");
    assertThat(pairs.cases().get(0).arms().get(1).planned().id().params())
        .containsEntry("cache", "yes");
    assertThat(pairs.notes())
        .containsExactly(
            "x.A.m has the parameter cache in new but not in every arm; there it is measured with"
                + " cache=yes.");
  }

  @Test
  void withSeveralValuesItStaysOutUntilOneIsChosen() throws Exception {
    ArmCases old = arm("old", of(0, "x.A.m"), of(0, "x.A.n"));
    PlannedCase yes = of(1, "x.A.m", "cache", "yes");
    PlannedCase no = of(1, "x.A.m", "cache", "no");
    CasePairs pairs =
        Comparisons.ofTargets(List.of(old, arm("new", yes, no, of(1, "x.A.n"))), false);

    assertThat(labels(pairs)).containsExactly("A.n");
    assertThat(pairs.unpaired())
        .hasSize(3)
        .allSatisfy(u -> assertThat(u.reason()).contains("new alone", "cache", "-p cache="));
    refused(
        () -> Comparisons.ofTargets(List.of(old, arm("new", yes, no)), false),
        "no case in common",
        "-p cache=");
  }

  @Test
  void theLargerSettingsHoldForBothArms() throws Exception {
    Settings many = Plans.seconds(2, 20).forks(3).operationsPerInvocation(10).build();
    Settings much = Plans.seconds(7, 5).forks(1).operationsPerInvocation(20).build();
    CasePairs pairs =
        Comparisons.ofTargets(
            List.of(
                arm("old", Plans.planned("x.A.m", Mode.AVERAGE_TIME, 1, many)),
                arm("new", Plans.planned("x.A.m", Mode.AVERAGE_TIME, 1, much))),
            false);

    List<Settings> settings =
        pairs.cases().get(0).arms().stream().map(a -> a.planned().settings()).toList();
    assertThat(settings)
        .containsExactly(
            Plans.seconds(7, 20).forks(3).operationsPerInvocation(10).build(),
            Plans.seconds(7, 20).forks(3).operationsPerInvocation(20).build());
    assertThat(pairs.notes())
        .containsExactly(
            "x.A.m is annotated with different settings in the arms; all arms use the larger:"
                + " 3 forks, 7 warm-up iterations, 20 iterations.");
  }

  @Test
  void theValuesOfAParameterAreArms() throws Exception {
    CasePairs pairs =
        Comparisons.across(
            Across.parse("variant=before,after,later"),
            List.of(
                of(0, "x.A.m", "variant", "before", "n", "1"),
                of(0, "x.A.m", "variant", "after", "n", "1"),
                of(0, "x.A.m", "variant", "later", "n", "1"),
                of(0, "x.A.m", "variant", "other", "n", "1"),
                of(0, "x.B.m", "n", "1")));

    assertThat(pairs.arms()).containsExactly("variant=before", "variant=after", "variant=later");
    assertThat(labels(pairs)).containsExactly("A.m (n=1)");
    assertThat(pairs.cases().get(0).arms())
        .extracting(a -> a.planned().id().params().get("variant"))
        .containsExactly("before", "after", "later");
    assertThat(pairs.unpaired())
        .extracting(u -> u.id().label(), UnpairedCase::reason)
        .containsExactly(tuple("B.m (n=1)", "has no parameter variant"));
  }

  @Test
  void aParameterThatNobodyHasIsRefused() {
    refused(
        () -> Comparisons.across(Across.parse("varant=a,b"), List.of(of(0, "x.A.m", "n", "1"))),
        "varant",
        "they have n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"variant", "variant=one", "variant=a,a", "variant=a,", "=a,b", ""})
  void anAxisNeedsANameAndTwoValues(String text) {
    refused(() -> Across.parse(text), "--across variant=before,after");
  }

  @Test
  void twoMethodsOfAClassAreArms() throws Exception {
    CasePairs pairs =
        Comparisons.methods(
            Methods.parse("pooled,unpooled"),
            List.of(
                of(0, "x.A.unpooled", "size", "1"),
                of(0, "x.A.pooled", "size", "1"),
                of(0, "x.A.pooled", "size", "2"),
                of(0, "x.B.pooled", "size", "1")));

    assertThat(pairs.arms()).containsExactly("pooled", "unpooled");
    assertThat(labels(pairs)).containsExactly("A.pooled/unpooled (size=1)");
    assertThat(pairs.cases().get(0).arms())
        .extracting(a -> a.planned().id().benchmark())
        .containsExactly("x.A.pooled", "x.A.unpooled");
    assertThat(pairs.unpaired())
        .extracting(u -> u.id().label(), UnpairedCase::reason)
        .containsExactly(tuple("A.pooled (size=2)", "not in unpooled"));
  }

  @Test
  void methodsOfSeveralClassesNeedTheirClass() throws Exception {
    List<PlannedCase> cases =
        List.of(of(0, "x.A.p"), of(0, "x.A.q"), of(0, "x.B.p"), of(0, "x.B.q"), of(0, "x.C.r"));
    refused(() -> Comparisons.methods(Methods.parse("p,q"), cases), "x.A, x.B", "A.p,q");
    assertThat(Comparisons.methods(Methods.parse("B.p,q"), cases).cases().get(0).arms())
        .extracting(a -> a.planned().id().benchmark())
        .containsExactly("x.B.p", "x.B.q");
    refused(() -> Comparisons.methods(Methods.parse("p,r"), cases), "no class has all of p, r");
    refused(() -> Comparisons.methods(Methods.parse("p,s"), cases), "no benchmark method s");
    refused(() -> Methods.parse("p"), "--methods pooled,unpooled");
    refused(() -> Methods.parse("p,p"), "--methods pooled,unpooled");
  }

  private static org.assertj.core.groups.Tuple tuple(Object... values) {
    return org.assertj.core.api.Assertions.tuple(values);
  }

  private static List<String> labels(CasePairs pairs) {
    return pairs.cases().stream().map(c -> c.key().label()).toList();
  }

  private static ArmCases arm(String name, PlannedCase... cases) {
    return new ArmCases(name, "1.37", Arrays.asList(cases));
  }

  private static PlannedCase of(int target, String benchmark, String... params) {
    Map<String, String> values = new LinkedHashMap<>();
    for (int i = 0; i < params.length; i += 2) {
      values.put(params[i], params[i + 1]);
    }
    Case id = new Case(benchmark, values, Mode.AVERAGE_TIME, 1);
    return new PlannedCase(target, id, Plans.seconds(1, 1).build());
  }

  private static void refused(ThrowingCallable call, String... says) {
    assertThatThrownBy(call).isInstanceOf(UsageException.class).hasMessageContainingAll(says);
  }
}
