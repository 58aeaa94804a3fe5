package org.steelyard.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.steelyard.model.Fork;
import org.steelyard.model.Secondary;

/** What profilers found in a fork of their own, in a line. */
final class Profiled {
  private Profiled() {}

  static String of(Fork fork) {
    if (fork.failure() != null) {
      return fork.failure().cause();
    }
    List<String> words = new ArrayList<>();
    for (Secondary result : fork.secondary()) {
      words.add(
          result.label()
              + (result.score() == null
                  ? ""
                  : String.format(Locale.ROOT, " %.4g %s", result.score(), result.unit()))
              + (result.text() == null ? "" : ": " + result.text()));
    }
    words.addAll(fork.files());
    return String.join("; ", words);
  }
}
