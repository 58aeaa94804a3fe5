package org.steelyard.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.steelyard.model.Finding;
import org.steelyard.model.Place;
import org.steelyard.model.ReviewDocument;
import org.steelyard.model.Severity;

/**
 * A review for people at a terminal: each finding with its line of source, what it does, the fix.
 */
public final class ReviewText {
  private static final int NAMED = 3;

  private ReviewText() {}

  /**
   * Writes it.
   *
   * @param review what was found
   * @param source the line of source at a place, where sources are at hand
   * @param width of the terminal, in characters
   */
  public static String of(
      ReviewDocument review, Function<Place, Optional<String>> source, int width) {
    StringBuilder text = new StringBuilder();
    for (Finding finding : review.findings()) {
      text.append(finding.severity().label())
          .append(' ')
          .append(finding.rule())
          .append("  ")
          .append(finding.place())
          .append('\n');
      source
          .apply(finding.place())
          .ifPresent(line -> text.append("    > ").append(line.strip()).append('\n'));
      wrapped(finding.what(), width, text);
      if (finding.proof() != null) {
        wrapped("Measured: " + finding.proof().said(), width, text);
      }
      wrapped("Fix: " + finding.fix(), width, text);
      wrapped("Concerns " + named(finding.benchmarks()) + ".", width, text);
      text.append('\n');
    }
    if (!review.notes().isEmpty()) {
      text.append("not looked at:\n");
      review.notes().forEach(note -> wrapped(note, width, text));
      text.append('\n');
    }
    return text.append(summary(review)).append('\n').toString();
  }

  private static String summary(ReviewDocument review) {
    Map<Severity, Integer> counts = new LinkedHashMap<>();
    for (Severity severity : Severity.values()) {
      counts.put(severity, 0);
    }
    review.findings().forEach(finding -> counts.merge(finding.severity(), 1, Integer::sum));
    StringBuilder text = new StringBuilder();
    text.append(review.benchmarks()).append(" benchmarks reviewed: ");
    counts.forEach(
        (severity, count) ->
            text.append(count)
                .append(' ')
                .append(severity.label())
                .append(count == 1 ? "" : "s")
                .append(severity == Severity.NOTE ? "" : ", "));
    return text.toString();
  }

  private static String named(List<String> benchmarks) {
    int more = benchmarks.size() - NAMED;
    return more <= 1
        ? String.join(", ", benchmarks)
        : String.join(", ", benchmarks.subList(0, NAMED)) + " and " + more + " more";
  }

  private static void wrapped(String sentence, int width, StringBuilder text) {
    int room = Math.max(width - 4, 40);
    StringBuilder line = new StringBuilder();
    for (String word : sentence.split(" ")) {
      if (line.length() > 0 && line.length() + 1 + word.length() > room) {
        text.append("    ").append(line).append('\n');
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : " ").append(word);
    }
    text.append("    ").append(line).append('\n');
  }
}
