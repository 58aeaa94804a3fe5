package org.steelyard.report.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.Verdict;
import org.steelyard.model.Warning;
import org.steelyard.report.Format;
import org.steelyard.report.Plain;
import org.steelyard.report.Report;
import org.steelyard.report.Report.Results;

/**
 * Workflow commands of GitHub Actions: printed in a step, they become annotations. GitHub shows ten
 * of each kind and drops the rest in silence, so the tenth sums up what would be lost.
 */
public final class GithubAnnotations implements Format {
  private static final int MOST = 10;

  /** Of a text; GitHub cuts longer ones off. */
  private static final int LONGEST = 1000;

  @Override
  public String name() {
    return "github";
  }

  @Override
  public String extension() {
    return "github.txt";
  }

  @Override
  public String of(Report report) {
    List<Annotation> errors = new ArrayList<>();
    List<Annotation> warnings = new ArrayList<>();
    List<Annotation> notices = new ArrayList<>();
    List<Outcome> outcomes = Outcome.of(report);
    notices.add(new Annotation(report.title(), Summary.of(outcomes)));
    for (Outcome outcome : outcomes) {
      Annotation annotation = new Annotation(outcome.name(), outcome.sentence());
      switch (outcome.kind()) {
        case FAILED, BROKEN_BOUND, REGRESSION -> errors.add(annotation);
        case SLOWER, LEFT_OUT -> warnings.add(annotation);
        case ACCEPTED, UNDECIDED, FASTER -> notices.add(annotation);
        case SAME, MEASURED -> {}
      }
    }
    Unfinished.of(report).forEach(u -> warnings.add(new Annotation("not finished", u)));
    report.comparisons().forEach(c -> verdicts(c.document().verdicts(), warnings));
    report.results().forEach(r -> warnings(r, warnings));
    StringBuilder text = new StringBuilder();
    append(text, "error", errors);
    append(text, "warning", warnings);
    append(text, "notice", notices);
    return text.toString();
  }

  private static void verdicts(List<CaseVerdict> verdicts, List<Annotation> warnings) {
    for (CaseVerdict v : verdicts) {
      boolean moved = v.verdict() == Verdict.SLOWER || v.verdict() == Verdict.FASTER;
      if (v.control() && moved) {
        warnings.add(
            new Annotation(
                v.id().label(), "the baseline held against itself " + VerdictSentence.of(v)));
      } else if (!v.control() && !moved && v.allocationVerdict() == Verdict.SLOWER) {
        warnings.add(new Annotation(v.id().label(), VerdictSentence.allocation(v)));
      }
    }
  }

  private static void warnings(Results results, List<Annotation> warnings) {
    results.table().problems().forEach(p -> warnings.add(new Annotation("not read", p)));
    if (results.run() == null) {
      return;
    }
    results.run().warnings().forEach(w -> warnings.add(annotation(results.table().name(), w)));
    results
        .run()
        .cases()
        .forEach(c -> c.warnings().forEach(w -> warnings.add(annotation(c.id().label(), w))));
  }

  private static Annotation annotation(String title, Warning warning) {
    return new Annotation(title, warning.detail() + ": " + warning.kind().advice());
  }

  private record Annotation(String title, String message) {}

  private static void append(StringBuilder text, String kind, List<Annotation> annotations) {
    boolean tooMany = annotations.size() > MOST;
    int alone = tooMany ? MOST - 1 : annotations.size();
    annotations.subList(0, alone).forEach(a -> append(text, kind, a));
    if (tooMany) {
      List<Annotation> rest = annotations.subList(alone, annotations.size());
      String names =
          rest.stream().map(Annotation::title).distinct().collect(Collectors.joining(", "));
      append(text, kind, new Annotation("and " + rest.size() + " more", names));
    }
  }

  private static void append(StringBuilder text, String kind, Annotation annotation) {
    String title = Plain.line(annotation.title(), LONGEST);
    String message = Plain.line(annotation.message(), LONGEST);
    text.append(
        String.format(
            Locale.ROOT,
            "::%s title=%s::%s: %s\n",
            kind,
            property(title),
            escaped(title),
            escaped(message)));
  }

  private static String escaped(String text) {
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
  }

  private static String property(String text) {
    return escaped(text).replace(":", "%3A").replace(",", "%2C");
  }
}
