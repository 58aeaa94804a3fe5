package org.steelyard.engine.plan;

import java.util.concurrent.TimeUnit;
import org.steelyard.model.Benchmark;
import org.steelyard.model.Effort;
import org.steelyard.model.Mode;
import org.steelyard.model.Settings;
import org.steelyard.model.SettingsBuilder;

/**
 * Settles how a case is measured: flags, an explicit effort, the annotations, the default effort,
 * in this order, field by field. What JMH would add by itself (JVM, arguments, units) stays with
 * JMH.
 */
final class CaseSettings {
  private static final long JMH_TIMEOUT = TimeUnit.MINUTES.toNanos(10);

  private final Request request;
  private final int processors;

  CaseSettings(Request request, int processors) {
    this.request = request;
    this.processors = processors;
  }

  /** Threads of a case; a group is always whole. */
  int threads(Benchmark benchmark) {
    Integer threads = request.flags().over(benchmark.declared()).threads();
    int wanted = threads == null ? 1 : threads == -1 ? processors : threads;
    var groups = request.flags().over(benchmark.declared()).threadGroups();
    int group = groups == null ? 1 : groups.stream().mapToInt(Integer::intValue).sum();
    return group <= 1 ? wanted : (wanted + group - 1) / group * group;
  }

  /**
   * @param iterationFixture whether a set-up or tear-down runs around every iteration: shorter
   *     iterations would run it more often and let it see a smaller state
   */
  Settings of(Benchmark benchmark, Mode mode, int threads, boolean iterationFixture) {
    Settings annotations = counts(benchmark.declared());
    long iteration = threads > processors ? Efforts.LONG : Efforts.SHORT;
    if (iterationFixture) {
      Long declared = annotations.nanos();
      iteration = declared == null ? Math.max(iteration, Efforts.WITH_FIXTURE) : declared;
    }
    Settings settings;
    if (request.effort() == null) {
      settings = annotations.over(Efforts.of(Effort.STANDARD, mode, iteration));
    } else {
      Settings effort = Efforts.of(request.effort(), mode, iteration);
      settings = longerTimeout(effort, annotations).over(effort).over(annotations);
    }
    return request.flags().over(settings).over(lastResort(mode));
  }

  /** Only what an effort may set; the rest JMH reads from the annotations itself. */
  private static Settings counts(Settings declared) {
    return Settings.builder()
        .forks(atLeastOne(declared.forks()))
        .warmupForks(declared.warmupForks())
        .warmupIterations(declared.warmupIterations())
        .warmupNanos(declared.warmupNanos())
        .warmupBatchSize(declared.warmupBatchSize())
        .iterations(declared.iterations())
        .nanos(declared.nanos())
        .batchSize(declared.batchSize())
        .operationsPerInvocation(declared.operationsPerInvocation())
        .timeoutNanos(declared.timeoutNanos())
        .build();
  }

  /** An annotation that asks for no fork would measure inside the host; a fork is the sample. */
  private static Integer atLeastOne(Integer forks) {
    return forks == null ? null : Math.max(1, forks);
  }

  private static Settings longerTimeout(Settings effort, Settings annotations) {
    Long mine = effort.timeoutNanos();
    Long theirs = annotations.timeoutNanos();
    SettingsBuilder longer = Settings.builder();
    return mine == null || theirs == null || theirs <= mine
        ? longer.build()
        : longer.timeoutNanos(theirs).build();
  }

  private static Settings lastResort(Mode mode) {
    SettingsBuilder settings = Settings.builder().timeoutNanos(JMH_TIMEOUT);
    if (mode == Mode.SINGLE_SHOT_TIME) {
      settings.warmupNanos(0L).nanos(0L);
    }
    return settings.build();
  }
}
