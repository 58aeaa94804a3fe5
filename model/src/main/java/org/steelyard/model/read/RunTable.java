package org.steelyard.model.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.CaseResult;
import org.steelyard.model.Environment;
import org.steelyard.model.Estimate;
import org.steelyard.model.Fork;
import org.steelyard.model.ForkJvm;
import org.steelyard.model.Iteration;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable;
import org.steelyard.model.ResultTable.Machine;
import org.steelyard.model.ResultTable.Origin;
import org.steelyard.model.RunDocument;
import org.steelyard.model.Score;

/** The results of a run of ours as a table. */
public final class RunTable {
  private RunTable() {}

  /**
   * @param name what people know it by
   */
  public static ResultTable of(String name, RunDocument run) {
    List<ResultRow> rows = new ArrayList<>();
    for (CaseResult result : run.cases()) {
      Estimate score = result.score();
      if (score != null) {
        rows.add(row(result, null, score, forks(result, Iteration::score)));
        result
            .secondary()
            .forEach((label, its) -> rows.add(row(result, label, its, forks(result, label))));
      }
    }
    return new ResultTable(name, Origin.RUN, machine(run), rows, List.of());
  }

  private interface Reading {
    @Nullable Double of(Iteration iteration);
  }

  private static List<List<Double>> forks(CaseResult result, String label) {
    return forks(
        result,
        iteration -> {
          Score score = iteration.secondary().get(label);
          return score == null ? null : score.value();
        });
  }

  private static List<List<Double>> forks(CaseResult result, Reading reading) {
    return result.forks().stream()
        .filter(f -> !f.failed())
        .map(f -> f.measurement().stream().map(reading::of).filter(Objects::nonNull).toList())
        .filter(f -> !f.isEmpty())
        .toList();
  }

  private static ResultRow row(
      CaseResult result, @Nullable String label, Estimate estimate, List<List<Double>> forks) {
    return new ResultRow(
        result.id().benchmark(),
        label,
        result.id().params(),
        result.id().mode(),
        result.id().threads(),
        (long) estimate.iterations(),
        estimate.value(),
        false,
        estimate.error(),
        estimate.confidence(),
        estimate.unit(),
        forks);
  }

  private static Machine machine(RunDocument run) {
    ForkJvm jvm =
        run.cases().stream()
            .flatMap(c -> c.forks().stream())
            .map(Fork::jvm)
            .filter(Objects::nonNull)
            .findFirst()
            .orElse(null);
    Environment on = run.environment();
    return new Machine(
        on.cpu(),
        on.processors(),
        on.os(),
        jvm == null ? null : jvm.jdk(),
        jvm == null ? null : jvm.vm());
  }
}
