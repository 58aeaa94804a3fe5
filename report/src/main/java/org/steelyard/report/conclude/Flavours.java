package org.steelyard.report.conclude;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.steelyard.report.Conclusion;
import org.steelyard.report.Conclusion.Kind;
import org.steelyard.report.Conclusion.Point;
import org.steelyard.report.Report.Interval;
import org.steelyard.stats.Parity;

/**
 * Two flavours over a grid of cases: two values of a parameter that is no number, or two methods
 * whose names differ in one word.
 */
final class Flavours {
  private static final String WORD = "?";

  private final List<Cell> cells;

  Flavours(List<Cell> cells) {
    this.cells = cells.stream().filter(cell -> !cell.name().isBaseline()).toList();
  }

  List<Conclusion> conclusions() {
    return Stream.concat(ofParams().stream(), ofMethods().stream()).toList();
  }

  private List<Conclusion> ofParams() {
    Map<String, List<Cell>> benchmarks = new LinkedHashMap<>();
    cells.forEach(
        cell ->
            benchmarks
                .computeIfAbsent(
                    cell.name() + " " + cell.mode() + cell.row().threads(), k -> new ArrayList<>())
                .add(cell));
    List<Conclusion> conclusions = new ArrayList<>();
    for (List<Cell> grid : benchmarks.values()) {
      for (String param : grid.get(0).params().keySet()) {
        List<String> values =
            grid.stream().map(c -> c.params().getOrDefault(param, "")).distinct().toList();
        if (values.size() == 2 && grid.stream().anyMatch(c -> c.number(param) == null)) {
          List<Cell> one = having(grid, param, values.get(0));
          List<Cell> other = having(grid, param, values.get(1));
          List<Pair> pairs = new ArrayList<>();
          for (Cell cell : one) {
            other.stream()
                .filter(o -> o.without(param).equals(cell.without(param)))
                .findFirst()
                .ifPresent(o -> pairs.add(new Pair(cell, o, Cell.text(cell.without(param)))));
          }
          add(conclusions, grid.get(0).name().method(), values.get(0), values.get(1), pairs);
        }
      }
    }
    return conclusions;
  }

  private static List<Cell> having(List<Cell> grid, String param, String value) {
    return grid.stream().filter(c -> value.equals(c.params().get(param))).toList();
  }

  private List<Conclusion> ofMethods() {
    Map<String, List<MethodName>> patterns = new LinkedHashMap<>();
    for (MethodName name : cells.stream().map(Cell::name).distinct().toList()) {
      for (int word = 0; word < name.words().size(); word++) {
        List<String> words = new ArrayList<>(name.words());
        words.set(word, WORD);
        patterns
            .computeIfAbsent(name.type() + " " + String.join(" ", words), k -> new ArrayList<>())
            .add(name);
      }
    }
    List<Conclusion> conclusions = new ArrayList<>();
    for (List<MethodName> pair : patterns.values()) {
      if (pair.size() == 2) {
        List<Pair> pairs = new ArrayList<>();
        for (Cell cell : cells) {
          if (cell.name().equals(pair.get(0))) {
            cells.stream()
                .filter(o -> o.name().equals(pair.get(1)) && o.isSameCell(cell))
                .findFirst()
                .ifPresent(o -> pairs.add(new Pair(cell, o, Cell.text(cell.params()))));
          }
        }
        String type = pair.get(0).type();
        add(
            conclusions,
            type.substring(type.lastIndexOf('.') + 1),
            pair.get(0).method(),
            pair.get(1).method(),
            pairs);
      }
    }
    return conclusions;
  }

  private record Pair(Cell one, Cell other, String at) {
    Parity parity() {
      return Parity.of(one.nanos(), other.nanos(), confidence());
    }

    double confidence() {
      return Math.min(one.confidence(), other.confidence());
    }

    boolean isKnown() {
      return one.nanos().isKnown() && other.nanos().isKnown();
    }
  }

  /** With one case alone there is no grid: its row says it. */
  private static void add(
      List<Conclusion> conclusions, String subject, String one, String other, List<Pair> all) {
    List<Pair> pairs = all.stream().filter(Pair::isKnown).toList();
    if (pairs.size() < 2) {
      return;
    }
    List<Pair> open = pairs.stream().filter(p -> p.parity().isOpen()).toList();
    List<String> parts = new ArrayList<>();
    ahead(pairs, one, 1).ifPresent(parts::add);
    ahead(pairs, other, -1).ifPresent(parts::add);
    if (!open.isEmpty()) {
      double within = open.stream().mapToDouble(p -> p.parity().within()).max().orElseThrow();
      parts.add(
          "no difference is shown"
              + (open.size() == pairs.size() ? " anywhere" : " at " + ats(open))
              + ": on par within "
              + Amounts.percent(within));
    }
    conclusions.add(
        new Conclusion(
            Kind.EQUIVALENCE,
            subject + ": " + one + " and " + other,
            sentence(parts),
            caveats(open),
            pairs.stream().map(Flavours::point).toList()));
  }

  private static String sentence(List<String> parts) {
    String text = String.join("; ", parts) + ".";
    return text.startsWith("no ") ? "N" + text.substring(1) : text;
  }

  private static Optional<String> ahead(List<Pair> pairs, String who, int sign) {
    List<Pair> ahead =
        pairs.stream().filter(p -> !p.parity().isOpen() && sign * p.parity().ahead() > 0).toList();
    if (ahead.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        ahead.stream()
            .map(p -> Amounts.lead(lead(p.parity())) + " at " + p.at())
            .collect(Collectors.joining(", ", who + " is ahead by ", "")));
  }

  /** How much longer the slower one takes. */
  private static double lead(Parity parity) {
    return parity.ahead() > 0 ? parity.ahead() : 1 / (1 + parity.ahead()) - 1;
  }

  private static String ats(List<Pair> pairs) {
    return pairs.stream().map(Pair::at).collect(Collectors.joining(" and "));
  }

  /** A wide interval is no equality. */
  private static List<String> caveats(List<Pair> open) {
    List<Pair> wide = open.stream().filter(p -> p.parity().within() > 0.05).toList();
    return wide.isEmpty()
        ? List.of()
        : List.of(
            "That no difference is shown is not that there is none: at "
                + ats(wide)
                + " the errors would hide one of "
                + wide.stream()
                    .map(p -> Amounts.percent(p.parity().within()))
                    .collect(Collectors.joining(" and "))
                + ".");
  }

  private static Point point(Pair pair) {
    Parity parity = pair.parity();
    return new Point(
        pair.at(),
        new Interval(100 * parity.ahead(), 100 * parity.low(), 100 * parity.high()),
        "%",
        !parity.isOpen() || parity.within() <= 0.05);
  }
}
