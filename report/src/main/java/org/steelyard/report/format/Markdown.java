package org.steelyard.report.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.steelyard.report.Conclusion;
import org.steelyard.report.Format;
import org.steelyard.report.Report;
import org.steelyard.report.format.Outcome.Kind;

/**
 * A comment for a pull request: how many verdicts of which kind, what to worry about first, and
 * everything else folded away. It fits into the 65,536 characters of a comment on GitHub; what does
 * not is left out in whole rows, the least worrying first, and counted.
 */
public final class Markdown implements Format {
  /** By it a bot finds its own comment again. */
  static final String MARKER = "<!-- steelyard-report -->";

  private static final int LIMIT = 65_536;

  /** Kept for the lines that say what is left out. */
  private static final int RESERVE = 1_000;

  private static final int LONGEST_NAME = 200;
  private static final int LONGEST_SENTENCE = 500;
  private static final int WORST = 20;

  private static final Set<Kind> WORRYING =
      Set.of(Kind.FAILED, Kind.BROKEN_BOUND, Kind.REGRESSION, Kind.SLOWER, Kind.LEFT_OUT);

  @Override
  public String name() {
    return "markdown";
  }

  @Override
  public String extension() {
    return "md";
  }

  @Override
  public String of(Report report) {
    List<Outcome> outcomes = Outcome.of(report);
    CommentRoom room = new CommentRoom(LIMIT - RESERVE);
    room.add(
        MARKER + "\n",
        List.of("### " + MarkdownText.prose(title(report), LONGEST_NAME) + "\n\n"),
        "**" + Summary.of(outcomes) + "**\n\n");
    List<String> left = new ArrayList<>();
    worries(room, outcomes, left);
    reservations(room, report);
    conclusions(room, report.conclusions(), left);
    MarkdownTables tables = new MarkdownTables(LONGEST_NAME, LONGEST_SENTENCE);
    report.comparisons().forEach(c -> folded(room, tables.of(c), left));
    report.results().forEach(r -> folded(room, tables.of(r), left));
    folded(room, MarkdownNotes.of(report, LONGEST_SENTENCE), left);
    return room + (left.isEmpty() ? "" : leftOut(left));
  }

  private static String title(Report report) {
    return report.title().isBlank() ? "Benchmarks" : report.title();
  }

  private static void worries(CommentRoom room, List<Outcome> outcomes, List<String> left) {
    List<Outcome> worrying =
        outcomes.stream()
            .filter(o -> WORRYING.contains(o.kind()))
            .sorted(MarkdownTables.WORST_FIRST)
            .toList();
    List<String> lines =
        worrying.stream()
            .limit(WORST)
            .map(
                o ->
                    "- "
                        + MarkdownText.code(o.name(), LONGEST_NAME)
                        + " "
                        + MarkdownText.prose(o.sentence(), LONGEST_SENTENCE)
                        + "\n")
            .toList();
    int shown = room.add("", lines, "\n");
    if (shown < worrying.size()) {
      left.add((worrying.size() - shown) + " more to worry about");
    }
  }

  /** What is said beside everything, such as that arms were not measured together. */
  private static void reservations(CommentRoom room, Report report) {
    List<String> lines =
        Stream.concat(
                Unfinished.of(report).stream(),
                report.comparisons().stream().flatMap(c -> c.document().notes().stream()))
            .distinct()
            .map(note -> "> " + MarkdownText.prose(note, LONGEST_SENTENCE) + "\n")
            .toList();
    room.add("", lines, "\n");
  }

  private static void conclusions(
      CommentRoom room, List<Conclusion> conclusions, List<String> left) {
    List<String> lines = new ArrayList<>();
    for (Conclusion c : conclusions) {
      StringBuilder line = new StringBuilder("- ");
      line.append(MarkdownText.prose(c.subject(), LONGEST_SENTENCE)).append(": ");
      line.append(MarkdownText.prose(c.sentence(), LONGEST_SENTENCE)).append('\n');
      c.caveats()
          .forEach(
              caveat ->
                  line.append("  - but: ")
                      .append(MarkdownText.prose(caveat, LONGEST_SENTENCE))
                      .append('\n'));
      lines.add(line.toString());
    }
    int shown = room.add("**What follows**\n\n", lines, "\n");
    if (shown < lines.size()) {
      left.add((lines.size() - shown) + " conclusions");
    }
  }

  private static void folded(CommentRoom room, MarkdownTables.Table table, List<String> left) {
    if (table.rows().isEmpty()) {
      return;
    }
    String head = "<details><summary>" + table.summary() + "</summary>\n\n" + table.head();
    int shown = room.add(head, table.rows(), "\n</details>\n\n");
    if (shown < table.rows().size()) {
      left.add(
          (table.rows().size() - shown)
              + " of "
              + table.rows().size()
              + " rows of "
              + table.what());
    }
  }

  private static String leftOut(List<String> left) {
    List<String> first = left.subList(0, Math.min(5, left.size()));
    return "Left out, for a comment has no room for it: "
        + String.join("; ", first)
        + (left.size() > first.size() ? "; and more" : "")
        + ". `steelyard report --format html` has everything.\n";
  }
}
