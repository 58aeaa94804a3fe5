package org.steelyard.engine.scripted;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Case;
import org.steelyard.model.ComparisonPlan;
import org.steelyard.model.ComparisonSettings;
import org.steelyard.model.History;
import org.steelyard.model.Mode;
import org.steelyard.model.PlannedArm;
import org.steelyard.model.PlannedCase;
import org.steelyard.model.PlannedComparison;
import org.steelyard.model.Settings;
import org.steelyard.model.Target;

/** Plans of comparisons that scripted blocks can play. */
public final class ComparisonPlans {
  private ComparisonPlans() {}

  /** As many cases of two arms of one jar. */
  public static ComparisonPlan of(
      long seed, ComparisonSettings settings, @Nullable History history, int comparisons) {
    Target target = new Target("bench.jar", List.of(), "1.37", Map.of());
    List<PlannedComparison> all = new ArrayList<>();
    for (int i = 0; i < comparisons; i++) {
      Case id = new Case("org.example.Bench.m" + i, Map.of(), Mode.AVERAGE_TIME, 1);
      PlannedCase planned =
          new PlannedCase(
              0,
              id,
              Settings.builder()
                  .warmupIterations(20)
                  .warmupNanos(100_000_000L)
                  .iterations(20)
                  .nanos(100_000_000L)
                  .jvmArgsPrepend(List.of("-Xmx1g"))
                  .build());
      all.add(new PlannedComparison(id, 0, 1, planned, planned, false, 0.05, null, history, false));
    }
    return new ComparisonPlan(
        List.of("compare"),
        seed,
        settings,
        List.of(
            new PlannedArm("old", "/jdk/bin/java", target, List.of()),
            new PlannedArm("new", "/jdk/bin/java", target, List.of())),
        all,
        List.of(),
        List.of());
  }
}
