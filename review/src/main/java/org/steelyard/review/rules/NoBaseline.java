package org.steelyard.review.rules;

import java.util.List;
import java.util.Locale;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.steelyard.model.Finding;
import org.steelyard.model.Severity;
import org.steelyard.review.Benchmark;
import org.steelyard.review.BenchmarkClass;
import org.steelyard.review.Findings;
import org.steelyard.review.Rule;
import org.steelyard.review.code.Annotations;

/** A class with a single row in its table: nothing tells whether the number is plausible. */
public final class NoBaseline implements Rule {

  @Override
  public String name() {
    return "no-baseline";
  }

  @Override
  public String summary() {
    return "a class whose result has nothing to be held against";
  }

  @Override
  public void look(BenchmarkClass benchmarks, Findings findings) {
    if (benchmarks.benchmarks().size() != 1) {
      return;
    }
    Benchmark only = benchmarks.benchmarks().get(0);
    if (only.method().name.toLowerCase(Locale.ROOT).contains("baseline")
        || only.modes().size() > 1
        || only.states().stream().anyMatch(state -> hasValues(benchmarks, state))) {
      return;
    }
    findings.add(
        new Finding(
            name(),
            Severity.NOTE,
            benchmarks.place(only.owner(), only.method()),
            List.of(benchmarks.fullName(only)),
            "It is the only row of its class. Whether its score is plausible cannot be told: there is no"
                + " baseline that does the same without the work in question.",
            "Add a benchmark that does all but the work, and name it baseline, or mark it with"
                + " @Baseline."));
  }

  /** Whether a parameter has several values: rows to compare. */
  private static boolean hasValues(BenchmarkClass benchmarks, ClassNode state) {
    for (ClassNode each : benchmarks.world().hierarchy(state)) {
      for (FieldNode field : each.fields) {
        if (Annotations.of(
                field.visibleAnnotations,
                field.invisibleAnnotations,
                "Lorg/openjdk/jmh/annotations/Param;")
            .map(param -> param.list("value").size() != 1)
            .orElse(false)) {
          return true;
        }
      }
    }
    return false;
  }
}
