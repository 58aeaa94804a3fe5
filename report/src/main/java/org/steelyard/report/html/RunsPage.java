package org.steelyard.report.html;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The list of a folder of runs, each with a link to its page, any two of them to be compared. */
public final class RunsPage {
  private final Templates templates = new Templates();

  /**
   * One run.
   *
   * @param name of its folder
   * @param link to its page
   * @param state how it ended
   * @param started when
   * @param command that made it
   * @param outcome what came of it, in a sentence
   * @param comparable whether it can be held against another one: a comparison is one already
   */
  public record Line(
      String name,
      String link,
      String state,
      String started,
      String command,
      String outcome,
      boolean comparable) {
    /** The same with everything that would change the text around it shown as its code. */
    Line visible() {
      return new Line(
          Visible.of(name),
          link,
          Visible.of(state),
          Visible.of(started),
          Visible.of(command),
          Visible.of(outcome),
          comparable);
    }
  }

  /** What the template needs. */
  record Contents(String folder, List<Line> runs, Inlined inlined) {}

  /** What the template of a message needs. */
  record Message(
      String title, String text, @Nullable String link, @Nullable String linked, Inlined inlined) {}

  /**
   * @param folder that holds the runs
   * @param runs the newest first
   */
  public String of(String folder, List<Line> runs) {
    return templates.render(
        "runs.jte",
        new Contents(
            Visible.of(folder), runs.stream().map(Line::visible).toList(), Inlined.plain()));
  }

  /**
   * A page that says why there is no other.
   *
   * @param link where one can go on besides the list; null for nowhere
   * @param linked what is there
   */
  public String message(String title, String text, @Nullable String link, @Nullable String linked) {
    return templates.render(
        "message.jte",
        new Message(Visible.of(title), Visible.of(text), link, linked, Inlined.plain()));
  }
}
