package org.steelyard.report.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.RunState;
import org.steelyard.report.Report;

/** What has not come to its end, a sentence each: fewer cases must not look like all of them. */
final class Unfinished {
  private Unfinished() {}

  static List<String> of(Report report) {
    List<String> all = new ArrayList<>();
    report
        .comparisons()
        .forEach(
            c ->
                sentence("The comparison", c.document().state(), c.document().note())
                    .ifPresent(all::add));
    report.results().stream()
        .filter(r -> r.run() != null)
        .forEach(
            r ->
                sentence("The run " + r.table().name(), r.run().state(), r.run().note())
                    .ifPresent(all::add));
    return all;
  }

  private static Optional<String> sentence(String subject, RunState state, @Nullable String note) {
    String end =
        switch (state) {
          case COMPLETE -> "";
          case BUDGET -> " ended with its budget";
          case INTERRUPTED -> " was stopped and can be resumed";
          case FAILED_EARLY -> " ended at the first failure, as was asked for";
          case CUT_OFF -> " was cut off, or is still at work";
        };
    return end.isEmpty()
        ? Optional.empty()
        : Optional.of(subject + end + (note == null ? "." : ": " + note + "."));
  }
}
