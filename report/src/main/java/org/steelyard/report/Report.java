package org.steelyard.report;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Block;
import org.steelyard.model.ComparisonDocument;
import org.steelyard.model.ResultTable;
import org.steelyard.model.RunDocument;

/**
 * All that a report is about, before a format gives it its looks. Each format of this package makes
 * one text of it, and none looks anything up elsewhere.
 *
 * @param title what people know it by
 * @param results runs, JMH's files, pasted tables
 * @param comparisons verdicts
 * @param conclusions what follows from the results taken together
 */
public record Report(
    String title,
    List<Results> results,
    List<Comparison> comparisons,
    List<Conclusion> conclusions) {
  public Report {
    results = List.copyOf(results);
    comparisons = List.copyOf(comparisons);
    conclusions = List.copyOf(conclusions);
  }

  /**
   * One table of results.
   *
   * @param run where the table is of a run of ours: its settings, warnings, failures and series;
   *     null else
   * @param held rows that are held against another one
   */
  public record Results(ResultTable table, @Nullable RunDocument run, List<Held> held) {
    public Results {
      held = List.copyOf(held);
    }
  }

  /**
   * One comparison.
   *
   * @param blocks what it rests on, each naming its verdict by position; empty where separate runs
   *     are held against each other
   */
  public record Comparison(ComparisonDocument document, List<Block> blocks) {
    public Comparison {
      blocks = List.copyOf(blocks);
    }
  }

  /**
   * A row held against its baseline.
   *
   * @param row position in the table
   * @param baseline position in the table
   * @param ratio time per operation of the row over that of the baseline; NaN where the source
   *     gives only the magnitude of one of them
   * @param net time per operation of the row less that of the baseline, in nanoseconds
   * @param informative whether the interval of the net cost excludes 0
   * @param brokenBound what is wrong, in a sentence, where the row beats a bound that nothing can
   *     beat; null else
   */
  public record Held(
      int row,
      int baseline,
      Interval ratio,
      Interval net,
      boolean informative,
      @Nullable String brokenBound) {}

  /**
   * A number with its uncertainty; the ends are NaN where nothing is known of it.
   *
   * @param low lower end of the interval
   * @param high upper end
   */
  public record Interval(double value, double low, double high) {
    public boolean isKnown() {
      return !Double.isNaN(low) && !Double.isNaN(high);
    }
  }
}
