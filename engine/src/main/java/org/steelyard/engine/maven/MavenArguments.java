package org.steelyard.engine.maven;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Of the arguments that {@code mvn} takes, those that decide what is resolved from where. Others
 * are passed over: they are about builds.
 *
 * @param profiles ids of profiles, a leading {@code !} or {@code -} switches one off
 */
record MavenArguments(
    @Nullable String userSettings,
    @Nullable String globalSettings,
    boolean offline,
    List<String> profiles,
    Map<String, String> properties) {

  /** Reads a line as {@code MAVEN_ARGS} holds it: words between blanks, no quotes. */
  static MavenArguments parse(String line) {
    String userSettings = null;
    String globalSettings = null;
    boolean offline = false;
    List<String> profiles = new ArrayList<>();
    Map<String, String> properties = new LinkedHashMap<>();

    Iterator<String> words =
        Arrays.stream(line.split("\\s+")).filter(word -> !word.isEmpty()).iterator();
    while (words.hasNext()) {
      String word = words.next();
      if (word.equals("-o") || word.equals("--offline")) {
        offline = true;
      } else if (is(word, "-gs", "--global-settings")) {
        globalSettings = value(word, "-gs", words);
      } else if (is(word, "-s", "--settings")) {
        userSettings = value(word, "-s", words);
      } else if (word.startsWith("-P") || is(word, "-P", "--activate-profiles")) {
        profiles.addAll(List.of(value(word, "-P", words).split(",")));
      } else if (word.startsWith("-D") || is(word, "-D", "--define")) {
        String[] property = value(word, "-D", words).split("=", 2);
        properties.put(property[0], property.length == 2 ? property[1] : "true");
      }
    }
    return new MavenArguments(
        userSettings, globalSettings, offline, List.copyOf(profiles), Map.copyOf(properties));
  }

  private static boolean is(String word, String brief, String full) {
    return word.equals(brief) || word.equals(full) || word.startsWith(full + "=");
  }

  /** The value stands behind a long name's equals sign, right behind a short name, or next. */
  private static String value(String word, String brief, Iterator<String> next) {
    if (word.startsWith("--")) {
      int equals = word.indexOf('=');
      return equals >= 0 ? word.substring(equals + 1) : next.hasNext() ? next.next() : "";
    }
    return word.length() > brief.length()
        ? word.substring(brief.length())
        : next.hasNext() ? next.next() : "";
  }
}
