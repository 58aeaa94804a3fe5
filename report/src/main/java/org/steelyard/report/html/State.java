package org.steelyard.report.html;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;
import org.steelyard.model.CaseResult;
import org.steelyard.model.CaseVerdict;

/** What became of a case, in the order in which people want to know. */
enum State {
  FAILED("failed", "✕"),
  /** It beats a bound that nothing can beat. */
  BROKEN("beats its bound", "!"),
  SLOWER("slower", "▲"),
  /** Slower, but not certain enough with the number of cases taken into account. */
  ALONE("slower, this case alone", "△"),
  ACCEPTED("slower, accepted", "△"),
  UNDECIDED("undecided", "?"),
  PARTLY("partly", "◐"),
  LEFT_OUT("left out", "○"),
  FASTER("faster", "▼"),
  SAME("same", "="),
  MEASURED("measured", "●"),
  CONTROL_ALARM("control: false alarm", "!"),
  CONTROL("control", "=");

  private final String word;
  private final String sign;

  State(String word, String sign) {
    this.word = word;
    this.sign = sign;
  }

  /** What people read. */
  String word() {
    return word;
  }

  /** What tells it apart where colours do not. */
  String sign() {
    return sign;
  }

  /** Its class in the style sheet. */
  @JsonValue
  String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static State of(CaseVerdict v) {
    if (v.control()) {
      return switch (v.verdict()) {
        case SLOWER, FASTER -> CONTROL_ALARM;
        case FAILED -> FAILED;
        default -> CONTROL;
      };
    }
    return switch (v.verdict()) {
      case SLOWER -> v.accepted() != null ? ACCEPTED : v.holds() ? SLOWER : ALONE;
      case FASTER -> FASTER;
      case SAME -> SAME;
      case UNDECIDED -> UNDECIDED;
      case FAILED -> FAILED;
    };
  }

  static State of(CaseResult.Status status) {
    return switch (status) {
      case MEASURED -> MEASURED;
      case PARTLY -> PARTLY;
      case FAILED -> FAILED;
      case LEFT_OUT -> LEFT_OUT;
    };
  }
}
