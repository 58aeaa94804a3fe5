package org.steelyard.report.conclude;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.steelyard.model.BaselineMark.Bound;
import org.steelyard.report.Conclusion;
import org.steelyard.report.Conclusion.Kind;
import org.steelyard.report.Report.Held;
import org.steelyard.report.conclude.CostLine.At;

/** What benchmarks cost over their baselines, along each numeric parameter. */
final class CostModels {
  private final List<Cell> cells;

  /**
   * @param cells all rows of the table, in its order
   */
  CostModels(List<Cell> cells) {
    this.cells = cells;
  }

  List<Conclusion> of(List<Held> held) {
    Map<String, List<Held>> pairs = new LinkedHashMap<>();
    for (Held one : held) {
      Cell row = cells.get(one.row());
      Cell baseline = cells.get(one.baseline());
      // A bound does a part of the work: what is missing to it is no extra cost.
      if (MethodName.of(baseline.row().benchmark()).bound() == Bound.NONE) {
        pairs
            .computeIfAbsent(
                row.name() + "\n" + baseline.name() + row.mode() + row.row().threads(),
                k -> new ArrayList<>())
            .add(one);
      }
    }
    List<Conclusion> conclusions = new ArrayList<>();
    for (List<Held> pair : pairs.values()) {
      List<Cell> rows = pair.stream().map(h -> cells.get(h.row())).toList();
      for (String param : Cell.numericParams(rows)) {
        Map<Map<String, String>, List<Held>> lines = new LinkedHashMap<>();
        pair.forEach(
            h ->
                lines
                    .computeIfAbsent(cells.get(h.row()).without(param), k -> new ArrayList<>())
                    .add(h));
        lines.forEach(
            (rest, line) -> line(param, rest, line).conclusion().ifPresent(conclusions::add));
      }
    }
    return conclusions;
  }

  private CostLine line(String param, Map<String, String> rest, List<Held> held) {
    Cell first = cells.get(held.get(0).row());
    String baseline = cells.get(held.get(0).baseline()).name().method();
    String name = first.name().method();
    return new CostLine(
        Kind.COST_MODEL,
        name + " over " + baseline + (rest.isEmpty() ? "" : " (" + Cell.text(rest) + ")"),
        "Over " + baseline + ", " + name + " costs",
        param,
        first.confidence(),
        held.stream()
            .map(
                h -> {
                  Cell row = cells.get(h.row());
                  return new At(
                      row.number(param),
                      row.params().get(param),
                      row.nanos().minus(cells.get(h.baseline()).nanos()));
                })
            .toList());
  }
}
