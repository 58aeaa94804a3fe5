package org.steelyard.junit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What a review of the code finds in benchmarks that are about to be run. */
final class Reviewed {
  private static final List<String> SEVERITIES = List.of("error", "warning", "note");

  private final Map<String, String> findings;
  private final String fault;

  private Reviewed(Map<String, String> findings, String fault) {
    this.findings = findings;
    this.fault = fault;
  }

  /** Nobody asked for a review. */
  static Reviewed not() {
    return new Reviewed(Map.of(), null);
  }

  /** The severities that can be asked for, the worst first. */
  static List<String> severities() {
    return SEVERITIES;
  }

  /**
   * Reviews all benchmarks of some classes.
   *
   * @param least findings that are less severe are left out
   */
  static Reviewed of(Set<String> classes, String least) {
    List<String> words = new ArrayList<>(List.of("review", Catalog.classPath()));
    classes.forEach(name -> words.add("^" + Pattern.quote(name + ".") + "[^.]*$"));
    words.addAll(List.of("--format", "json", "--fail-on", "never"));
    Steelyard.Ended ended = new Steelyard().start(words, null).end(Cancellation.never(), () -> {});
    if (ended.status() != 0) {
      return new Reviewed(Map.of(), "The review ended with this: " + ended.err().strip());
    }
    Map<String, String> findings = new LinkedHashMap<>();
    Map<?, ?> document = (Map<?, ?>) JsonText.read(ended.out());
    for (Object each : (List<?>) document.get("findings")) {
      Map<?, ?> finding = (Map<?, ?>) each;
      String severity = (String) finding.get("severity");
      if (SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(least)) {
        for (Object benchmark : (List<?>) finding.get("benchmarks")) {
          findings.merge((String) benchmark, text(finding), (one, other) -> one + "\n" + other);
        }
      }
    }
    return new Reviewed(findings, null);
  }

  private static String text(Map<?, ?> finding) {
    Map<?, ?> place = (Map<?, ?>) finding.get("place");
    String where =
        place.get("line") instanceof Double line && line > 0
            ? " (" + place.get("file") + ":" + line.intValue() + ")"
            : "";
    return finding.get("severity")
        + " "
        + finding.get("rule")
        + where
        + ": "
        + finding.get("what")
        + " "
        + finding.get("fix");
  }

  /** Why a benchmark is not worth running; empty when nothing was found. */
  Optional<String> against(String benchmark) {
    return Optional.ofNullable(fault != null ? fault : findings.get(benchmark));
  }
}
