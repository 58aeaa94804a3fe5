package org.steelyard.report;

import java.util.Comparator;
import org.steelyard.model.CaseVerdict;

/** The order in which people want to know: what failed, what got slower and holds, and so on. */
public final class WorstFirst implements Comparator<CaseVerdict> {
  @Override
  public int compare(CaseVerdict one, CaseVerdict other) {
    int byRank = Integer.compare(rank(one), rank(other));
    return byRank != 0 ? byRank : Double.compare(size(other), size(one));
  }

  private static int rank(CaseVerdict v) {
    return switch (v.verdict()) {
      case FAILED -> 0;
      case SLOWER -> v.accepted() != null ? 3 : v.holds() ? 1 : 2;
      case UNDECIDED -> 4;
      case FASTER -> 5;
      case SAME -> 6;
    };
  }

  private static double size(CaseVerdict v) {
    return v.time() == null ? 0 : Math.abs(v.time().change());
  }
}
