package org.steelyard.engine.arm;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Settings;

/**
 * Settings under which arms can be compared: as many forks, iterations and batches in each, and as
 * long. Where the arms' annotations differ the larger value counts, because the code that was given
 * more warm-up may need it. What a score is divided by stays with each arm.
 *
 * @param settings one for each arm, in their order
 * @param raised what differed, as words for a note
 */
record SharedSettings(List<Settings> settings, List<String> raised) {
  static SharedSettings of(List<Settings> own) {
    Set<String> raised = new LinkedHashSet<>();
    Settings larger =
        Settings.builder()
            .forks(larger(own, Settings::forks, "forks", raised))
            .warmupForks(larger(own, Settings::warmupForks, "warm-up forks", raised))
            .warmupIterations(larger(own, Settings::warmupIterations, "warm-up iterations", raised))
            .warmupNanos(
                larger(own, Settings::warmupNanos, "nanoseconds of a warm-up iteration", raised))
            .warmupBatchSize(larger(own, Settings::warmupBatchSize, "warm-up batch", raised))
            .iterations(larger(own, Settings::iterations, "iterations", raised))
            .nanos(larger(own, Settings::nanos, "nanoseconds of an iteration", raised))
            .batchSize(larger(own, Settings::batchSize, "batch", raised))
            // How long one may hang is no part of the measurement.
            .timeoutNanos(larger(own, Settings::timeoutNanos, "", new LinkedHashSet<>()))
            .build();
    List<Settings> settled = new ArrayList<>();
    own.forEach(settings -> settled.add(larger.over(settings)));
    return new SharedSettings(settled, List.copyOf(raised));
  }

  private static <T extends Comparable<T>> @Nullable T larger(
      List<Settings> own, Function<Settings, @Nullable T> field, String name, Set<String> raised) {
    @Nullable T largest =
        own.stream()
            .map(field)
            .filter(Objects::nonNull)
            .max(java.util.Comparator.naturalOrder())
            .orElse(null);
    if (own.stream().map(field).anyMatch(value -> !Objects.equals(value, largest))) {
      raised.add(largest + " " + name);
    }
    return largest;
  }
}
