package org.steelyard.report.conclude;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.steelyard.model.BaselineMark;
import org.steelyard.model.BaselineMark.Bound;
import org.steelyard.model.Mode;
import org.steelyard.model.ResultTable;
import org.steelyard.report.Report.Held;

class BaselinesTest {

  private static Published times() {
    return new Published(Mode.AVERAGE_TIME, "ns/op", 10);
  }

  private static List<Held> of(ResultTable table) {
    return Baselines.of(table, Map.of(), null);
  }

  /**
   * By hand: 30 - 10 = 20. Student's quantile of 9 degrees is 4.781, so the standard errors are 3
   * and 4 of that, together 5; Welch has (9 + 16)^2 / (81/9 + 256/9) = 16.7 degrees, whose quantile
   * is 3.98: 5 / 4.781 * 3.98 = 4.16.
   */
  @Test
  void aRowIsHeldAgainstTheBaselineOfItsClassAndItsParameters() {
    ResultTable table =
        times()
            .row("a.B.baseline", 10.0, 3.0, "size", "1")
            .row("a.B.baseline", 100.0, 3.0, "size", "2")
            .row("a.B.work", 30.0, 4.0, "size", "1")
            .row("a.C.work", 5.0, 1.0, "size", "1")
            .table();
    List<Held> held = of(table);
    assertThat(held).hasSize(1);
    assertThat(held.get(0).row()).isEqualTo(2);
    assertThat(held.get(0).baseline()).isEqualTo(0);
    assertThat(held.get(0).ratio().value()).isCloseTo(3, within(1e-9));
    assertThat(held.get(0).net().value()).isCloseTo(20, within(1e-9));
    assertThat(held.get(0).net().high()).isCloseTo(24.16, within(0.05));
    assertThat(held.get(0).informative()).isTrue();
  }

  /** 1/500 - 1/800 s is 750 us: a rate is turned into a time first. */
  @Test
  void netCostOfRatesIsATime() {
    ResultTable table =
        new Published(Mode.THROUGHPUT, "ops/s", 6)
            .row("B.delayBaseline", 800.0, 1.0)
            .row("B.call", 500.0, 1.0)
            .table();
    assertThat(of(table).get(0).net().value()).isCloseTo(750_000, within(1e-6));
    assertThat(of(table).get(0).ratio().value()).isCloseTo(1.6, within(1e-9));
  }

  @Test
  void ofSeveralBaselinesTheOneWithTheClosestNameIsMeant() {
    ResultTable table =
        times()
            .row("J.measureBaseline", 1.0, 0.1)
            .row("J.measureBaselineHttp", 2.0, 0.1)
            .row("J.measureSum", 3.0, 0.1)
            .row("J.measureSumHttp", 4.0, 0.1)
            .table();
    assertThat(of(table)).extracting(Held::baseline).containsExactly(0, 1);
  }

  @Test
  void whatBeatsItsUpperBoundIsNamed() {
    ResultTable table =
        times()
            .row("B.upperBoundEmpty", 10.0, 0.1)
            .row("B.fast", 8.0, 0.1)
            .row("B.slow", 12.0, 0.1)
            .table();
    List<Held> held = of(table);
    assertThat(held.get(0).brokenBound())
        .startsWith("B.fast is 25.0 % faster than B.upperBoundEmpty, which nothing can be");
    assertThat(held.get(1).brokenBound()).isNull();
  }

  @Test
  void aBoundIsNotBrokenWithinTheErrors() {
    ResultTable table = times().row("B.upperBound", 10.0, 2.0).row("B.work", 9.5, 2.0).table();
    assertThat(of(table).get(0).brokenBound()).isNull();
  }

  @Test
  void whatAnAuthorSaysGoesBeforeNames() {
    ResultTable table =
        times()
            .row("B.baselineOfOld", 10.0, 0.1)
            .row("B.empty", 1.0, 0.1)
            .row("C.work", 0.5, 0.1)
            .table();
    Map<String, BaselineMark> marks =
        Map.of(
            "B.empty", new BaselineMark(true, "all", Bound.UPPER),
            "B.baselineOfOld", new BaselineMark(false, "all", Bound.NONE),
            "C.work", new BaselineMark(false, "all", Bound.NONE));
    List<Held> held = Baselines.of(table, marks, null);
    assertThat(held).extracting(Held::row).containsExactly(0, 2);
    assertThat(held).extracting(Held::baseline).containsExactly(1, 1);
    assertThat(held.get(1).brokenBound()).contains("faster than B.empty");
  }

  @Test
  void aPatternGoesBeforeEverything() {
    ResultTable table = times().row("B.baseline", 10.0, 0.1).row("B.other", 20.0, 0.1).table();
    List<Held> held = Baselines.of(table, Map.of(), Pattern.compile("other"));
    assertThat(held).extracting(Held::row).containsExactly(0);
  }

  @Test
  void withoutErrorsNothingIsSaidOfTheInterval() {
    ResultTable table =
        new Published(Mode.AVERAGE_TIME, "ns/op", 1)
            .row("B.baseline", 10.0, Double.NaN)
            .row("B.work", 20.0, Double.NaN)
            .table();
    Held held = of(table).get(0);
    assertThat(held.ratio().value()).isCloseTo(2, within(1e-9));
    assertThat(held.ratio().isKnown()).isFalse();
    assertThat(held.informative()).isFalse();
  }
}
