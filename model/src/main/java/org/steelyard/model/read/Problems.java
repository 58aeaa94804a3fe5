package org.steelyard.model.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What could not be read of a file. The first ones are named, the rest is counted. */
final class Problems {
  private static final int MOST = 50;

  private final String file;
  private final List<String> first = new ArrayList<>();
  private int more;

  Problems(String file) {
    this.file = file;
  }

  void at(long line, String sentence) {
    add(String.format(Locale.ROOT, "%s, line %d: %s", file, line, sentence));
  }

  void ofFile(String sentence) {
    add(file + ": " + sentence);
  }

  private void add(String problem) {
    if (first.size() < MOST) {
      first.add(problem);
    } else {
      more++;
    }
  }

  List<String> all() {
    List<String> all = new ArrayList<>(first);
    if (more > 0) {
      all.add(file + ": " + more + " more lines of this kind");
    }
    return all;
  }

  /** What stands in a message of what was found: short, on one line, and steering no terminal. */
  static String excerpt(String text) {
    String line = text.strip().replaceAll("[\\p{Cc}\\p{Cf}\\s]+", " ");
    return line.length() <= 60 ? line : line.substring(0, 60) + "...";
  }
}
