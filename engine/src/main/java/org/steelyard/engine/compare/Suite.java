package org.steelyard.engine.compare;

import java.util.List;
import org.steelyard.model.Verdict;
import org.steelyard.stats.Design;
import org.steelyard.stats.FalseDiscovery;

/**
 * What holds for the whole suite. A verdict is final at the error rate of its own case; a build
 * that fails because of one among hundreds is another matter. So a regression counts for the exit
 * status only when it holds with the number of cases taken into account; one that does not yet gets
 * more couples.
 */
final class Suite {
  /** A regression that is none any more after so many times its couples was a false alarm. */
  private static final int MOST_TIMES = 3;

  private Suite() {}

  /** Which comparisons are regressions that hold for the suite. */
  static boolean[] regressions(List<CaseComparison> all) {
    double[] p = all.stream().mapToDouble(c -> candidate(c) ? c.p() : 1).toArray();
    // Only cases that were judged make a family; a control is no case of the user's.
    int family = (int) all.stream().filter(c -> !c.plan().control()).count();
    double level = Design.ERROR * p.length / Math.max(1, family);
    return FalseDiscovery.kept(p, Math.min(level, 0.5));
  }

  private static boolean candidate(CaseComparison one) {
    return one.verdict() == Verdict.SLOWER && !one.plan().control();
  }

  /** Which comparisons look like regressions and need more couples before that counts. */
  static boolean[] toConfirm(List<CaseComparison> all) {
    boolean[] holds = regressions(all);
    boolean[] confirm = new boolean[all.size()];
    for (int i = 0; i < confirm.length; i++) {
      CaseComparison one = all.get(i);
      confirm[i] =
          candidate(one)
              && !one.couplesGiven()
              && one.plan().accepted() == null
              && !holds[i]
              && one.blocks().size() / 2 < MOST_TIMES * one.couples()
              && one.seconds() < one.design().limitSeconds();
    }
    return confirm;
  }
}
