package org.steelyard.report.format;

import java.util.List;

/** A text that must not get longer than a limit: what does not fit is left out in whole lines. */
final class CommentRoom {
  private final StringBuilder text = new StringBuilder();
  private int left;

  /**
   * @param limit characters
   */
  CommentRoom(int limit) {
    this.left = limit;
  }

  /**
   * A part with a head, lines, and a tail that belongs to the head; a part without room for one
   * line is left out as a whole.
   *
   * @return how many lines are in it
   */
  int add(String head, List<String> lines, String tail) {
    int room = left - head.length() - tail.length();
    int fit = 0;
    int length = 0;
    while (fit < lines.size() && length + lines.get(fit).length() <= room) {
      length += lines.get(fit++).length();
    }
    if (fit == 0) {
      return 0;
    }
    text.append(head);
    lines.subList(0, fit).forEach(text::append);
    text.append(tail);
    left -= head.length() + length + tail.length();
    return fit;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
