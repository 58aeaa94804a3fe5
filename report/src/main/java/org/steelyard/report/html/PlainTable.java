package org.steelyard.report.html;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.steelyard.report.Figures;

/**
 * A section's table as it is readable without scripts: in a mail's preview, in print, in a reader
 * that runs none.
 *
 * @param rows the first ones
 * @param left how many are not among them
 */
record PlainTable(String heading, List<String> head, List<Line> rows, int left) {
  /** What a page may hold twice. */
  private static final int ROWS = 200;

  /** Name, place, and what became of it; the rest as text. */
  record Line(
      String id, String name, String params, String place, State state, List<String> cells) {}

  static PlainTable of(Section section, int number) {
    boolean comparison = section.kind() == Section.Kind.COMPARISON;
    List<Line> lines =
        IntStream.range(0, Math.min(ROWS, section.rows().size()))
            .mapToObj(i -> line(section.rows().get(i), "case-" + number + "-" + i))
            .toList();
    return new PlainTable(
        Visible.of(section.heading()),
        comparison
            ? List.of("Effect on time per operation", "Baseline", "Candidate")
            : List.of("Time per operation", "Score", "Against its baseline"),
        lines,
        section.rows().size() - lines.size());
  }

  private static Line line(Row row, String id) {
    List<String> cells = new ArrayList<>();
    if (row.compared() != null) {
      cells.add(row.compared().effect() == null ? "" : Sentences.effect(row.compared().effect()));
      cells.add(time(row.compared().baseline()));
      cells.add(time(row.compared().candidate()));
    } else if (row.measured() != null) {
      cells.add(time(row.measured().time().get(0)));
      cells.add(score(row.measured()));
      cells.add(row.held() == null ? "" : ratio(row.held()));
    } else {
      cells.addAll(List.of(Visible.of(Sentences.of(row)), "", ""));
    }
    return new Line(
        id,
        Visible.of(row.name()),
        Visible.of(row.params()),
        Visible.of(row.place()),
        row.state(),
        cells);
  }

  private static String time(@Nullable BigDecimal nanos) {
    return nanos == null ? "" : Figures.time(nanos.doubleValue());
  }

  private static String score(Row.Measured measured) {
    BigDecimal score = measured.score().get(0);
    BigDecimal error = measured.score().get(1);
    return score == null
        ? ""
        : (measured.approximate() ? "≈ " : "")
            + score.toPlainString()
            + (error == null ? "" : " ± " + error.toPlainString())
            + " "
            + Visible.of(measured.unit());
  }

  private static String ratio(Row.HeldAgainst held) {
    BigDecimal ratio = held.ratio().get(0);
    return ratio == null
        ? ""
        : String.format(
            Locale.ROOT, "%.2f times %s", ratio.doubleValue(), Visible.of(held.baseline()));
  }
}
