package org.steelyard.report.format;

import java.util.List;
import java.util.StringJoiner;
import org.steelyard.report.format.Outcome.Kind;

/** How many cases came to what, in one line. */
final class Summary {
  private Summary() {}

  static String of(List<Outcome> outcomes) {
    StringJoiner text = new StringJoiner(", ");
    for (Kind kind : Kind.values()) {
      long count = outcomes.stream().filter(o -> o.kind() == kind).count();
      if (count > 0) {
        text.add(count + " " + words(kind));
      }
    }
    return outcomes.isEmpty() ? "no case was measured" : text.toString();
  }

  private static String words(Kind kind) {
    return switch (kind) {
      case FAILED -> "failed";
      case BROKEN_BOUND -> "beyond a bound";
      case REGRESSION -> "slower";
      case SLOWER -> "perhaps slower";
      case ACCEPTED -> "slower and accepted";
      case LEFT_OUT -> "not run";
      case UNDECIDED -> "undecided";
      case FASTER -> "faster";
      case SAME -> "the same";
      case MEASURED -> "measured";
    };
  }
}
