package org.steelyard.report.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Block;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.Fork;
import org.steelyard.model.Iteration;
import org.steelyard.model.ResultRow;
import org.steelyard.report.Report.Comparison;
import org.steelyard.stats.MeanInterval;

/**
 * The arms of a comparison as rows of results, for formats that know results only. The iterations
 * of the warm-up are left out, as they are when the verdict is found.
 */
final class ArmRows {
  private static final double CONFIDENCE = 0.95;
  private static final String BASELINE = "baseline";
  private static final String CANDIDATE = "candidate";
  private static final String BYTES = "gc.alloc.rate.norm";

  private final Comparison comparison;

  ArmRows(Comparison comparison) {
    this.comparison = comparison;
  }

  /**
   * Rows of each arm by what it is called here: {@code baseline} and {@code candidate}, for arms
   * often share a name, and of several candidates the name that people gave each. A control adds
   * none, for both of its forks are the baseline's.
   */
  Map<String, List<ResultRow>> byArm() {
    Map<String, List<ResultRow>> rows = new LinkedHashMap<>();
    Map<Integer, List<Block>> blocksOf =
        comparison.blocks().stream()
            .filter(b -> !b.failed())
            .collect(Collectors.groupingBy(Block::comparison));
    List<CaseVerdict> verdicts = comparison.document().verdicts();
    boolean several = candidates() > 1;
    for (int i = 0; i < verdicts.size(); i++) {
      CaseVerdict verdict = verdicts.get(i);
      if (verdict.control()) {
        continue;
      }
      List<Block> blocks = blocksOf.getOrDefault(i, List.of());
      String candidate = several ? verdict.candidate() : CANDIDATE;
      add(rows, BASELINE, verdict, blocks.stream().map(Block::baseline).toList());
      add(rows, candidate, verdict, blocks.stream().map(Block::candidate).toList());
    }
    return rows;
  }

  private long candidates() {
    return comparison.document().verdicts().stream()
        .filter(v -> !v.control())
        .map(CaseVerdict::candidate)
        .distinct()
        .count();
  }

  private static void add(
      Map<String, List<ResultRow>> rows, String arm, CaseVerdict verdict, List<Fork> forks) {
    if (forks.isEmpty() || forks.get(0).unit() == null) {
      return;
    }
    List<ResultRow> ofArm = rows.computeIfAbsent(arm, a -> new ArrayList<>());
    List<List<Double>> scores = new ArrayList<>();
    List<List<Double>> bytes = new ArrayList<>();
    for (Fork fork : forks) {
      List<Iteration> steady = steady(fork, verdict);
      scores.add(steady.stream().map(Iteration::score).toList());
      bytes.add(steady.stream().filter(ArmRows::tellsBytes).map(ArmRows::bytes).toList());
    }
    ofArm.add(row(verdict, null, forks.get(0).unit(), scores));
    if (bytes.stream().noneMatch(List::isEmpty)) {
      ofArm.add(row(verdict, BYTES, "B/op", bytes));
    }
  }

  private static List<Iteration> steady(Fork fork, CaseVerdict verdict) {
    List<Iteration> measured = fork.measurement();
    if (!fork.warmup().isEmpty() || verdict.warmupSeconds() == null) {
      return measured;
    }
    double seconds = 0;
    for (int i = 0; i < measured.size() - 1; i++) {
      if (measured.get(i).counters() == null || seconds >= verdict.warmupSeconds()) {
        return measured.subList(i, measured.size());
      }
      seconds += measured.get(i).counters().time() / 1e9;
    }
    return measured.subList(Math.max(0, measured.size() - 1), measured.size());
  }

  private static boolean tellsBytes(Iteration iteration) {
    return iteration.counters() != null && iteration.counters().allocated() != null;
  }

  private static double bytes(Iteration iteration) {
    return (double) iteration.counters().allocated() / Math.max(1, iteration.operations());
  }

  private static ResultRow row(
      CaseVerdict verdict, @Nullable String label, String unit, List<List<Double>> forks) {
    double[] means =
        forks.stream()
            .filter(f -> !f.isEmpty())
            .mapToDouble(f -> f.stream().mapToDouble(Double::doubleValue).average().orElseThrow())
            .toArray();
    MeanInterval mean =
        means.length == 0
            ? new MeanInterval(Double.NaN, Double.NaN)
            : MeanInterval.of(means, CONFIDENCE);
    return new ResultRow(
        verdict.id().benchmark(),
        label,
        verdict.id().params(),
        verdict.id().mode(),
        verdict.id().threads(),
        (long) forks.stream().mapToInt(List::size).sum(),
        mean.mean(),
        false,
        Double.isNaN(mean.halfWidth()) ? null : mean.halfWidth(),
        CONFIDENCE,
        unit,
        forks);
  }
}
