package org.steelyard.cli;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.UsageException;
import org.steelyard.model.BaselineMark;
import org.steelyard.model.ResultTable;
import org.steelyard.model.RunDocument;
import org.steelyard.model.Target;
import org.steelyard.report.Conclusion;
import org.steelyard.report.Plain;
import org.steelyard.report.Report;
import org.steelyard.report.Report.Comparison;
import org.steelyard.report.Report.Held;
import org.steelyard.report.Report.Results;
import org.steelyard.report.conclude.Baselines;
import org.steelyard.report.conclude.Conclusions;
import org.steelyard.report.conclude.Unpaired;

/**
 * Makes one report of several inputs.
 *
 * @param baseline what names of baselines match; null where annotations and names tell
 * @param evenSo whether tables of different machines are compared
 * @param threshold smallest effect that matters: 0.05 for 5 %
 * @param command for the report to show
 * @param now when it is made
 */
record ReportContents(
    @Nullable Pattern baseline,
    boolean evenSo,
    double threshold,
    List<String> command,
    Instant now) {

  /**
   * Tables, conclusions, and, of several tables, each compared with the first.
   *
   * @throws UsageException when two of them are of different machines
   */
  Report of(String title, List<ReportInput> inputs) throws UsageException {
    List<Results> results = new ArrayList<>();
    List<Comparison> comparisons = new ArrayList<>();
    List<Conclusion> conclusions = new ArrayList<>();
    for (ReportInput input : inputs) {
      if (input.comparison() != null) {
        comparisons.add(input.comparison());
      }
      ResultTable table = input.table();
      if (table != null) {
        List<Held> held = Baselines.of(table, marks(input.run()), baseline);
        results.add(new Results(table, input.run(), held));
        for (Conclusion conclusion : Conclusions.of(table, held)) {
          conclusions.add(inputs.size() == 1 ? conclusion : named(table.name(), conclusion));
        }
      }
    }
    for (int i = 1; i < results.size(); i++) {
      comparisons.add(compared(results.get(0).table(), results.get(i).table()));
    }
    return new Report(title, results, comparisons, conclusions);
  }

  private static Conclusion named(String table, Conclusion its) {
    return new Conclusion(
        its.kind(), table + ": " + its.subject(), its.sentence(), its.caveats(), its.points());
  }

  /** What the authors of a run's benchmarks say about baselines. */
  static Map<String, BaselineMark> marks(@Nullable RunDocument run) {
    Map<String, BaselineMark> marks = new LinkedHashMap<>();
    if (run != null) {
      run.targets().stream().map(Target::baselines).forEach(marks::putAll);
    }
    return marks;
  }

  private Comparison compared(ResultTable first, ResultTable other) throws UsageException {
    Unpaired unpaired = new Unpaired(first, other, threshold);
    if (!evenSo && !unpaired.differences().isEmpty()) {
      throw new UsageException(
          first.name()
              + " and "
              + other.name()
              + " were measured on different machines: "
              + Plain.line(String.join(", ", unpaired.differences()))
              + ". What differs between them may be the machine. Measure both on one ('steelyard"
              + " compare'), or say --even-so.");
    }
    return new Comparison(unpaired.document(Home.version(), now, command), List.of());
  }
}
