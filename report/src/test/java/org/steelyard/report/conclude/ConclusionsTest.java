package org.steelyard.report.conclude;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.steelyard.model.Mode;
import org.steelyard.model.ResultTable;
import org.steelyard.report.Conclusion;
import org.steelyard.report.Conclusion.Kind;
import org.steelyard.report.Conclusion.Point;

/** What authors of tables concluded by hand, and what they overlooked. */
class ConclusionsTest {

  private static List<Conclusion> of(ResultTable table, Kind kind) {
    return Conclusions.of(table, Baselines.of(table, Map.of(), null)).stream()
        .filter(c -> c.kind() == kind)
        .toList();
  }

  @Test
  void theWrapperAddsAConstantDelayAndItsTwoLargestDelaysCarryNoInformation() {
    List<Conclusion> found = of(Published.rpcWrapper(), Kind.COST_MODEL);
    assertThat(found).hasSize(1);
    Conclusion cost = found.get(0);
    assertThat(cost.sentence()).contains("a constant 88").contains("whatever mDelay is");
    assertThat(cost.caveats().get(0)).startsWith("mDelay=8000, mDelay=16000 carry almost no");
    assertThat(cost.points())
        .extracting(Point::informative)
        .containsExactly(true, true, true, true, false, false);
  }

  /** The authors say "on par". */
  @Test
  void theExecutorsAreOnParAtLargeSizesAndOneIsAheadAtSmallOnes() {
    List<Conclusion> found = of(Published.executors(), Kind.EQUIVALENCE);
    assertThat(found).hasSize(1);
    assertThat(found.get(0).sentence())
        .contains(
            "FTP is ahead by 29 % at mNumCoreThreads=4, 12 % at mNumCoreThreads=8,"
                + " 3.7 % at mNumCoreThreads=16")
        .contains("no difference is shown at mNumCoreThreads=32 and mNumCoreThreads=64")
        .contains("on par within");
  }

  @Test
  void aServersGapIsConstantOnOneMachine() {
    Conclusion gap =
        gap(
            new double[] {0.064, 0.006, 6.460, 0.086, 11.287, 0.319},
            new double[] {0.067, 0.006, 12.975, 0.072, 18.906, 0.191},
            new double[] {0.069, 0.004, 25.975, 0.166, 31.976, 0.046});
    assertThat(gap.sentence()).contains("a constant 5.").contains("whatever size is");
  }

  @Test
  void inProportionToTheSizeOnAnother() {
    Conclusion gap =
        gap(
            new double[] {0.044, 0.003, 6.442, 0.114, 13.675, 0.521},
            new double[] {0.043, 0.002, 12.948, 0.165, 27.514, 0.176},
            new double[] {0.045, 0.003, 25.829, 0.419, 54.949, 0.247});
    assertThat(gap.sentence())
        .contains("in proportion to size: 7.2")
        .contains("for every 10000000");
    assertThat(gap.points())
        .extracting(p -> Math.round(p.value().value() / 1e5) / 10.0)
        .containsExactly(7.2, 14.5, 29.1);
  }

  /** Its author sees none. */
  @Test
  void andSmallButThereOnAThird() {
    Conclusion gap =
        gap(
            new double[] {0.052, 0.001, 9.015, 0.012, 10.401, 0.120},
            new double[] {0.052, 0.001, 18.099, 0.027, 18.701, 0.108},
            new double[] {0.051, 0.001, 36.262, 0.059, 36.843, 0.047});
    assertThat(gap.sentence()).contains("1.334 ms, 550.0 us, 530.0 us").contains("do not tell how");
    assertThat(gap.points()).allMatch(Point::informative);
  }

  private static Conclusion gap(double[]... numbers) {
    List<Conclusion> found = of(Published.server(numbers), Kind.ADDITIVITY);
    assertThat(found).hasSize(1);
    return found.get(0);
  }

  @Test
  void aRowWithALargeErrorDecidesNothing() {
    ResultTable table =
        new Published(Mode.THROUGHPUT, "ops/ms", 20)
            .row("B.pooledDirectAllocAndFree_3_1024", 8855.815, 55.933)
            .row("B.pooledDirectAllocAndFree_4_4096", 5545.538, 1279.721)
            .row("B.pooledDirectAllocAndFree_5_16384", 6741.581, 75.975)
            .table();
    List<Conclusion> found = of(table, Kind.UNCERTAIN);
    assertThat(found).hasSize(1);
    assertThat(found.get(0).sentence())
        .isEqualTo(
            "B.pooledDirectAllocAndFree_4_4096 has an error of 23 %:"
                + " it decides nothing smaller than that.");
  }

  /** Before JMH had parameters, their values stood in the names of methods. */
  @Test
  void flavoursAreFoundInTheNamesOfMethodsAndValuesToo() {
    ResultTable table =
        new Published(Mode.THROUGHPUT, "ops/ms", 20)
            .row("B.pooledHeap_1_256", 10000.0, 50.0)
            .row("B.pooledHeap_2_1024", 10000.0, 50.0)
            .row("B.unpooledHeap_1_256", 20000.0, 50.0)
            .row("B.unpooledHeap_2_1024", 5000.0, 50.0)
            .table();
    assertThat(of(table, Kind.EQUIVALENCE))
        .extracting(Conclusion::sentence)
        .containsExactly(
            "pooledHeap is ahead by a factor of 2.0 at 1024;"
                + " unpooledHeap is ahead by a factor of 2.0 at 256.");
  }
}
