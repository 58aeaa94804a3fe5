package org.steelyard.report;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Names of benchmarks as JMH shortens them in its text and LaTeX: without the package where all are
 * in one, with the initials of what they share where they are in several.
 */
final class DenseNames {
  private DenseNames() {}

  /**
   * @param names with package and class
   */
  static Map<String, String> of(Collection<String> names) {
    String[] shared = null;
    boolean several = false;
    for (String name : names) {
      String[] words = name.split("\\.");
      if (shared == null) {
        shared = Arrays.copyOf(words, packageLength(words));
      } else {
        int same = 0;
        while (same < Math.min(shared.length, words.length) && shared[same].equals(words[same])) {
          same++;
        }
        several |= same < shared.length;
        shared = Arrays.copyOf(shared, same);
      }
    }
    Map<String, String> dense = new LinkedHashMap<>();
    for (String name : names) {
      String[] words = name.split("\\.");
      for (int i = 0; i < shared.length; i++) {
        words[i] = several ? words[i].substring(0, 1) : "";
      }
      dense.put(
          name, Arrays.stream(words).filter(w -> !w.isEmpty()).collect(Collectors.joining(".")));
    }
    return dense;
  }

  /** Packages are the words in lower case in front. */
  private static int packageLength(String[] words) {
    int length = 0;
    while (length < words.length && isLowerCase(words[length])) {
      length++;
    }
    return length;
  }

  private static boolean isLowerCase(String word) {
    return word.chars().noneMatch(Character::isUpperCase);
  }
}
