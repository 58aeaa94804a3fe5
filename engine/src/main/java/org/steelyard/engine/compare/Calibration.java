package org.steelyard.engine.compare;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.steelyard.model.Case;
import org.steelyard.model.ComparisonPlan;
import org.steelyard.model.History;
import org.steelyard.model.JournalEntry;
import org.steelyard.model.Verdict;
import org.steelyard.stats.Samples;

/** What controls say about the noise of their cases. */
public final class Calibration {
  private Calibration() {}

  /** The noise of every case that was compared with itself, by the baseline's case. */
  public static Map<Case, History> of(ComparisonPlan plan, List<JournalEntry> entries) {
    Map<Case, History> noise = new LinkedHashMap<>();
    for (CaseComparison one : Comparing.of(plan, Comparing.blocks(entries))) {
      double[] ratios = one.logRatios();
      if (one.plan().control() && one.verdict() != Verdict.FAILED && ratios.length > 1) {
        noise.put(
            one.plan().baseline().id(), new History(Samples.variance(ratios), ratios.length - 1));
      }
    }
    return noise;
  }
}
