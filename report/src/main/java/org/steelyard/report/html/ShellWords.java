package org.steelyard.report.html;

import java.util.List;
import java.util.stream.Collectors;

/** A command line as a shell takes it back. */
final class ShellWords {
  private ShellWords() {}

  static String of(List<String> words) {
    return words.stream().map(ShellWords::quoted).collect(Collectors.joining(" "));
  }

  private static String quoted(String word) {
    return word.matches("[\\w./:=,@%+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
