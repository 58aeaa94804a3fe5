package org.steelyard.junit;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.platform.engine.ConfigurationParameters;

/**
 * What is given at launch, as system properties, launcher parameters, or in {@code
 * junit-platform.properties}. It beats annotations, field by field.
 *
 * @param mode what becomes of benchmarks
 * @param flags of the command line, made of all the properties
 * @param reports folder for a result file of each class, if asked for
 * @param review severity of findings that fail a benchmark; empty for no review
 * @param faults properties that cannot be read, each as a sentence; nothing is run then
 */
record Settings(
    Mode mode,
    List<String> flags,
    Optional<Path> reports,
    Optional<String> review,
    List<String> faults) {
  static final String MODE = "steelyard.mode";
  static final String JMH = "steelyard.jmh";
  static final String REPORTS = "perfReportDir";
  static final String REVIEW = "steelyard.review";

  /** What becomes of benchmarks. */
  enum Mode {
    /** They are measured. */
    MEASURE,
    /** Each case is run once: does it still work? */
    SMOKE,
    /** They are no tests. */
    OFF
  }

  static Settings of(ConfigurationParameters parameters) {
    List<String> flags = new ArrayList<>();
    List<String> faults = new ArrayList<>();
    Mode mode = mode(parameters, faults);
    number(parameters, "warmupIterations", "-wi", 0, flags, faults);
    number(parameters, "measureIterations", "-i", 1, flags, faults);
    number(parameters, "forks", "-f", 1, flags, faults);
    if (mode == Mode.SMOKE) {
      // One operation has no iterations and no forks; the properties may stay set in a build.
      flags.clear();
    }
    given(parameters, JMH).ifPresent(text -> flags.addAll(words(text, faults)));
    return new Settings(
        mode,
        List.copyOf(flags),
        reports(parameters, faults),
        review(parameters, faults),
        List.copyOf(faults));
  }

  private static Optional<String> review(ConfigurationParameters parameters, List<String> faults) {
    Optional<String> severity = given(parameters, REVIEW).filter(text -> !text.equals("off"));
    if (severity.isPresent() && !Reviewed.severities().contains(severity.get())) {
      faults.add(
          REVIEW
              + "="
              + severity.get()
              + ": one of off, "
              + String.join(", ", Reviewed.severities()));
    }
    return severity;
  }

  private static Mode mode(ConfigurationParameters parameters, List<String> faults) {
    String name = given(parameters, MODE).orElse("measure");
    for (Mode mode : Mode.values()) {
      if (mode.name().equalsIgnoreCase(name)) {
        return mode;
      }
    }
    faults.add(MODE + "=" + name + ": one of measure, smoke, off");
    return Mode.MEASURE;
  }

  private static void number(
      ConfigurationParameters parameters,
      String property,
      String flag,
      int least,
      List<String> flags,
      List<String> faults) {
    given(parameters, property)
        .ifPresent(
            text -> {
              try {
                if (Integer.parseInt(text) < least) {
                  faults.add(property + "=" + text + ": must be at least " + least);
                }
                flags.add(flag);
                flags.add(text);
              } catch (NumberFormatException e) {
                faults.add(property + "=" + text + ": not a number");
              }
            });
  }

  private static Optional<Path> reports(ConfigurationParameters parameters, List<String> faults) {
    Optional<String> folder = given(parameters, REPORTS);
    try {
      return folder.map(Path::of);
    } catch (InvalidPathException e) {
      faults.add(REPORTS + "=" + folder.orElseThrow() + ": not a folder");
      return Optional.empty();
    }
  }

  /** A property that is set to nothing is not given: builds pass them on that way. */
  private static Optional<String> given(ConfigurationParameters parameters, String property) {
    return parameters.get(property).map(String::trim).filter(text -> !text.isEmpty());
  }

  /** Words at spaces, but not inside quotes. */
  private static List<String> words(String text, List<String> faults) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean begun = false;
    char quote = 0;
    for (char c : text.toCharArray()) {
      if (quote != 0 ? c == quote : c == '"' || c == '\'') {
        quote = quote == 0 ? c : 0;
        begun = true;
      } else if (quote == 0 && Character.isWhitespace(c)) {
        if (begun) {
          words.add(word.toString());
        }
        word.setLength(0);
        begun = false;
      } else {
        word.append(c);
        begun = true;
      }
    }
    if (quote != 0) {
      faults.add(JMH + "=" + text + ": a quote is not closed");
    }
    if (begun) {
      words.add(word.toString());
    }
    return words;
  }
}
