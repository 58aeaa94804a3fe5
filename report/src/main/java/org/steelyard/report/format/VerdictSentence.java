package org.steelyard.report.format;

import java.util.Locale;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.Effect;
import org.steelyard.model.Verdict;
import org.steelyard.report.Figures;

/** A verdict in words, so that nobody has to know in which direction a number is good. */
final class VerdictSentence {
  private VerdictSentence() {}

  /** Without a subject: {@code takes 5.1 % longer (+4.2 % to +6.0 %), 105.1 ns after 100.0 ns}. */
  static String of(CaseVerdict v) {
    String sentence =
        switch (v.verdict()) {
          case SLOWER, FASTER -> moved(v);
          case SAME ->
              "takes the same time, within "
                  + Figures.percent(v.threshold())
                  + (v.time() == null ? "" : range(v.time()))
                  + times(v);
          case UNDECIDED ->
              v.time() == null
                  ? "is undecided: nothing could be compared"
                  : "is undecided" + range(v.time()) + times(v);
          case FAILED -> "failed" + (v.failure() == null ? "" : ": " + v.failure().cause());
        };
    return v.accepted() == null || v.verdict() != Verdict.SLOWER
        ? sentence
        : sentence + "; accepted: " + v.accepted();
  }

  private static String moved(CaseVerdict v) {
    if (v.time() == null) {
      return "got " + v.verdict().label();
    }
    return "takes " + direction(v.time().change()) + range(v.time()) + times(v);
  }

  /** {@code 5.1 % longer} or {@code 4.8 % less time}. */
  static String direction(double change) {
    return Figures.percent(Math.abs(change)) + (change < 0 ? " less time" : " longer");
  }

  private static String range(Effect effect) {
    return " (" + signed(effect.low()) + " to " + signed(effect.high()) + ")";
  }

  static String signed(double share) {
    return (share < 0 ? "-" : "+") + Figures.percent(Math.abs(share));
  }

  private static String times(CaseVerdict v) {
    return v.baselineNanos() == null || v.candidateNanos() == null
        ? ""
        : ", " + Figures.time(v.candidateNanos()) + " after " + Figures.time(v.baselineNanos());
  }

  /** What it allocates, in words; empty unless that changed. */
  static String allocation(CaseVerdict v) {
    if (v.allocationVerdict() == null || v.baselineBytes() == null || v.candidateBytes() == null) {
      return "";
    }
    return switch (v.allocationVerdict()) {
      case SLOWER -> "allocates more" + bytes(v);
      case FASTER -> "allocates less" + bytes(v);
      default -> "";
    };
  }

  private static String bytes(CaseVerdict v) {
    return String.format(
        Locale.ROOT, ": %.0f bytes/op after %.0f", v.candidateBytes(), v.baselineBytes());
  }
}
