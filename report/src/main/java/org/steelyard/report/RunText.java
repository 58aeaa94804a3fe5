package org.steelyard.report;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.steelyard.model.CaseResult;
import org.steelyard.model.CaseResult.Status;
import org.steelyard.model.Effort;
import org.steelyard.model.RunDocument;
import org.steelyard.model.Target;
import org.steelyard.model.Warning;

/** What a terminal shows at the end of a run: tables, failures, warnings. */
public final class RunText {
  private static final int EXAMPLES = 3;

  private final RunDocument run;
  private final StringBuilder text = new StringBuilder();

  private RunText(RunDocument run) {
    this.run = run;
  }

  public static String of(RunDocument run) {
    RunText text = new RunText(run);
    if (run.effort() != Effort.SMOKE) {
      text.tables();
    }
    text.failures();
    text.leftOut();
    if (run.effort() != Effort.SMOKE) {
      text.warnings();
    }
    return text.text.toString();
  }

  private void line(String format, Object... values) {
    Object[] plain = values.clone();
    for (int i = 0; i < plain.length; i++) {
      plain[i] = plain[i] instanceof String name ? Plain.line(name) : plain[i];
    }
    text.append(String.format(Locale.ROOT, format, plain)).append('\n');
  }

  private void tables() {
    for (Target target : run.targets()) {
      List<CaseResult> cases =
          run.cases().stream().filter(c -> c.target().equals(target.name())).toList();
      if (!cases.isEmpty()) {
        if (run.targets().size() > 1) {
          line("%s", target.name());
        }
        text.append(JmhTable.of(cases)).append('\n');
      }
    }
    run.cases().stream()
        .map(CaseResult::score)
        .filter(s -> s != null && s.error() != null)
        .findFirst()
        .ifPresent(
            s ->
                line(
                    "Error: half of the %.0f %% interval over forks (Student's t, one value a fork).\n",
                    100 * s.confidence()));
  }

  private void failures() {
    List<CaseResult> failed = withStatus(Status.FAILED);
    if (failed.isEmpty()) {
      return;
    }
    line("%d failed:", failed.size());
    for (CaseResult result : failed) {
      line("  %s", result.id().label());
      line("    %s: %s", result.failure().kind().label(), result.failure().cause());
      result.forks().stream()
          .filter(f -> f.failed() && f.log() != null)
          .findFirst()
          .ifPresent(f -> line("    log: %s", f.log()));
      result.forks().stream()
          .flatMap(f -> f.files().stream())
          .forEach(file -> line("    left behind: %s", file));
    }
    text.append('\n');
  }

  private void leftOut() {
    List<CaseResult> leftOut = withStatus(Status.LEFT_OUT);
    List<CaseResult> partly = withStatus(Status.PARTLY);
    if (!leftOut.isEmpty()) {
      line("%d not run: %s", leftOut.size(), labels(leftOut, Integer.MAX_VALUE));
    }
    if (!partly.isEmpty()) {
      line("%d with fewer forks than planned: %s", partly.size(), labels(partly, EXAMPLES));
    }
  }

  private List<CaseResult> withStatus(Status status) {
    return run.cases().stream().filter(c -> c.status() == status).toList();
  }

  private void warnings() {
    for (Warning warning : run.warnings()) {
      line("warning: %s: %s", warning.detail(), warning.kind().advice());
    }
    Map<Warning.Kind, List<String>> byKind = new EnumMap<>(Warning.Kind.class);
    for (CaseResult result : run.cases()) {
      for (Warning warning : result.warnings()) {
        byKind
            .computeIfAbsent(warning.kind(), k -> new ArrayList<>())
            .add(result.id().label() + ": " + warning.detail());
      }
    }
    byKind.forEach(
        (kind, details) -> {
          line("warning: %s", kind.meaning());
          details.stream().limit(EXAMPLES).forEach(d -> line("  %s", d));
          if (details.size() > EXAMPLES) {
            line("  and %d more cases (run.json has them all)", details.size() - EXAMPLES);
          }
          line("  %s.", capitalised(kind.advice()));
        });
  }

  private static String capitalised(String sentence) {
    return sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1);
  }

  private static String labels(List<CaseResult> cases, int most) {
    String labels =
        cases.stream().limit(most).map(c -> c.id().label()).collect(Collectors.joining(", "));
    return cases.size() > most ? labels + ", ..." : labels;
  }
}
