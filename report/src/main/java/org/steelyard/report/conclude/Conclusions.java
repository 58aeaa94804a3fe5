package org.steelyard.report.conclude;

import java.util.ArrayList;
import java.util.List;
import org.steelyard.model.ResultTable;
import org.steelyard.report.Conclusion;
import org.steelyard.report.Report.Held;

/** What follows from the rows of a table taken together. */
public final class Conclusions {
  private Conclusions() {}

  /**
   * @param held what {@link Baselines} found in the same table
   */
  public static List<Conclusion> of(ResultTable table, List<Held> held) {
    List<Cell> all = table.rows().stream().map(Cell::of).toList();
    List<Cell> scores = all.stream().filter(Conclusions::isTimed).toList();
    List<Conclusion> conclusions = new ArrayList<>();
    conclusions.addAll(new Additivity(scores).conclusions());
    conclusions.addAll(new CostModels(all).of(held));
    conclusions.addAll(new Flavours(scores).conclusions());
    UncertainRows.of(scores).ifPresent(conclusions::add);
    return conclusions;
  }

  /** Secondary results are no times, and a failed case has none. */
  private static boolean isTimed(Cell cell) {
    return cell.row().label() == null && cell.nanos().value() > 0;
  }
}
