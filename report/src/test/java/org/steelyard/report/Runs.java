package org.steelyard.report;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Case;
import org.steelyard.model.CaseResult;
import org.steelyard.model.CaseResult.Status;
import org.steelyard.model.Effort;
import org.steelyard.model.Environment;
import org.steelyard.model.Estimate;
import org.steelyard.model.Mode;
import org.steelyard.model.RunDocument;
import org.steelyard.model.RunState;
import org.steelyard.model.Settings;
import org.steelyard.model.Target;
import org.steelyard.model.Warning;

/** Run documents around cases. */
final class Runs {
  private Runs() {}

  static RunDocument of(List<CaseResult> cases) {
    return of(cases, List.of(), null, "x.jar");
  }

  static RunDocument of(
      List<CaseResult> cases,
      List<Warning> warnings,
      @Nullable Effort effort,
      String... targetNames) {
    return new RunDocument(
        RunDocument.FORMAT,
        "0.1.0",
        RunState.COMPLETE,
        Instant.EPOCH,
        Instant.EPOCH,
        null,
        List.of("run"),
        1,
        effort,
        new Environment(null, 2, null, "Linux", "amd64", null, "JVM", null, null, Map.of()),
        List.of(targetNames).stream().map(n -> new Target(n, List.of(), "1.37", Map.of())).toList(),
        warnings,
        cases);
  }

  static CaseResult measured(
      String benchmark,
      Map<String, String> params,
      Estimate score,
      Estimate time,
      Map<String, Estimate> secondary) {
    return new CaseResult(
        "x.jar",
        new Case(benchmark, params, Mode.THROUGHPUT, 1),
        Settings.NONE,
        Status.MEASURED,
        score,
        time,
        secondary,
        null,
        List.of(),
        List.of());
  }

  static Estimate estimate(double value, @Nullable Double error, int iterations, String unit) {
    return new Estimate(value, error, 0.95, 3, iterations, unit);
  }

  static CaseResult without(String benchmark, Status status) {
    return new CaseResult(
        "x.jar",
        new Case(benchmark, Map.of(), Mode.THROUGHPUT, 1),
        Settings.NONE,
        status,
        null,
        null,
        Map.of(),
        null,
        List.of(),
        List.of());
  }
}
