package org.steelyard.model.read;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words of a line, with their places. What stands for ± or ≈ is a word of its own, even where
 * it touches a number.
 *
 * @param ends position behind each word
 */
record Words(String line, List<String> words, List<Integer> ends) {
  private static final Pattern WORD =
      Pattern.compile("±(?:\\(99[.,]9\\s?%\\))?|≈|\\+/-|\\+-|(?:(?!\\+/?-)[^\\s±≈])+");

  static Words of(String line) {
    List<String> words = new ArrayList<>();
    List<Integer> ends = new ArrayList<>();
    Matcher word = WORD.matcher(line);
    while (word.find()) {
      words.add(word.group());
      ends.add(word.end());
    }
    return new Words(line, List.copyOf(words), List.copyOf(ends));
  }

  int count() {
    return words.size();
  }

  String at(int i) {
    return words.get(i);
  }

  List<String> from(int start, int end) {
    return words.subList(start, end);
  }

  /** All of the line up to the end of a word. */
  String textTo(int word) {
    return line.substring(0, ends.get(word));
  }

  /** Whether a word can stand for ± or ≈, damaged as it may be. */
  static boolean isSign(String word) {
    return word.equals("+/-") || word.equals("+-") || word.equals("~") || isOdd(word);
  }

  private static boolean isOdd(String word) {
    return word.startsWith("±")
        || word.length() <= 4
            && word.chars().noneMatch(c -> c < 0x80 && c != '?' || Character.isDigit(c));
  }
}
