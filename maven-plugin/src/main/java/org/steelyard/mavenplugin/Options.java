package org.steelyard.mavenplugin;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;

/**
 * Options of the command line by their names: {@code <effort>quick</effort>} or {@code
 * -Dsteelyard.effort=quick} is {@code --effort quick}, and {@code <wi>3</wi>} is {@code -wi 3}.
 */
final class Options {
  private static final String PREFIX = "steelyard.";

  /** Properties that say something to the goals, or to the JUnit engine, and not to the command. */
  private static final Set<String> NOT_OPTIONS =
      Set.of("benchmarks", "baseline", "skip", "failOnRegression", "mode", "jmh", "version");

  /** What JMH calls by one dash; each takes a value. */
  private static final Set<String> OF_JMH =
      Set.of(
          "f",
          "wf",
          "wi",
          "i",
          "w",
          "r",
          "wbs",
          "bs",
          "wm",
          "wmb",
          "p",
          "t",
          "tg",
          "bm",
          "tu",
          "opi",
          "gc",
          "si",
          "to",
          "foe",
          "e",
          "prof",
          "jvm",
          "jvmArgs",
          "jvmArgsPrepend",
          "jvmArgsAppend",
          "rf",
          "rff",
          "o");

  /** Those that may be given several times: their values are separated by spaces. */
  private static final Set<String> REPEATED =
      Set.of("p", "prof", "e", "exclude", "rule", "sources");

  private Options() {}

  /**
   * Words for the command line; what is given by properties beats the configuration.
   *
   * @param configured from the POM
   * @param given user properties of the session
   */
  static List<String> words(Map<String, String> configured, Properties given) {
    Map<String, String> all = new TreeMap<>(configured == null ? Map.of() : configured);
    for (String name : given.stringPropertyNames()) {
      String option = name.startsWith(PREFIX) ? name.substring(PREFIX.length()) : "";
      if (!option.isEmpty() && !NOT_OPTIONS.contains(option)) {
        all.put(option, given.getProperty(name));
      }
    }
    List<String> words = new ArrayList<>();
    all.forEach((name, value) -> add(name, value == null ? "" : value.trim(), words));
    return words;
  }

  private static void add(String name, String value, List<String> words) {
    String flag = (OF_JMH.contains(name) ? "-" : "--") + name;
    if (REPEATED.contains(name)) {
      for (String each : value.split("\\s+")) {
        words.addAll(List.of(flag, each));
      }
    } else if (OF_JMH.contains(name)) {
      words.addAll(List.of(flag, value));
    } else if (value.isEmpty() || value.equals("true")) {
      words.add(flag);
    } else if (!value.equals("false")) {
      words.addAll(List.of(flag, value));
    }
  }
}
