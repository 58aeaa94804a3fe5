package org.steelyard.model;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * How a case is measured, in JMH's terms. A null field is not set here and left to the next layer:
 * flags, an explicit effort, the annotations, the default effort, in this order, field by field.
 *
 * @param forks measured forks, at least 1
 * @param warmupForks forks whose results are thrown away
 * @param warmupIterations iterations before those that count
 * @param warmupNanos length of a warm-up iteration
 * @param warmupBatchSize invocations that make one operation in a warm-up iteration
 * @param iterations iterations that count
 * @param nanos length of an iteration that counts
 * @param batchSize invocations that make one operation
 * @param threads benchmark threads; -1 for as many as there are processors
 * @param threadGroups how the threads of a group are distributed
 * @param timeUnit unit of the score
 * @param operationsPerInvocation operations in one invocation
 * @param timeoutNanos after which JMH interrupts an iteration
 * @param gc whether a collection is forced before each iteration
 * @param syncIterations whether threads start and stop measuring together
 * @param jvm path of the java command
 * @param jvmArgs arguments of the fork's JVM
 * @param jvmArgsPrepend arguments before those
 * @param jvmArgsAppend arguments after those
 */
public record Settings(
    @Nullable Integer forks,
    @Nullable Integer warmupForks,
    @Nullable Integer warmupIterations,
    @Nullable Long warmupNanos,
    @Nullable Integer warmupBatchSize,
    @Nullable Integer iterations,
    @Nullable Long nanos,
    @Nullable Integer batchSize,
    @Nullable Integer threads,
    @Nullable List<Integer> threadGroups,
    @Nullable TimeUnit timeUnit,
    @Nullable Integer operationsPerInvocation,
    @Nullable Long timeoutNanos,
    @Nullable Boolean gc,
    @Nullable Boolean syncIterations,
    @Nullable String jvm,
    @Nullable List<String> jvmArgs,
    @Nullable List<String> jvmArgsPrepend,
    @Nullable List<String> jvmArgsAppend) {

  /** Sets nothing. */
  public static final Settings NONE = builder().build();

  public static SettingsBuilder builder() {
    return new SettingsBuilder();
  }

  /** These settings where they set a field, the other ones elsewhere. */
  public Settings over(Settings other) {
    return new Settings(
        first(forks, other.forks),
        first(warmupForks, other.warmupForks),
        first(warmupIterations, other.warmupIterations),
        first(warmupNanos, other.warmupNanos),
        first(warmupBatchSize, other.warmupBatchSize),
        first(iterations, other.iterations),
        first(nanos, other.nanos),
        first(batchSize, other.batchSize),
        first(threads, other.threads),
        first(threadGroups, other.threadGroups),
        first(timeUnit, other.timeUnit),
        first(operationsPerInvocation, other.operationsPerInvocation),
        first(timeoutNanos, other.timeoutNanos),
        first(gc, other.gc),
        first(syncIterations, other.syncIterations),
        first(jvm, other.jvm),
        first(jvmArgs, other.jvmArgs),
        first(jvmArgsPrepend, other.jvmArgsPrepend),
        first(jvmArgsAppend, other.jvmArgsAppend));
  }

  /** These settings with every JVM argument replaced. */
  public Settings withArguments(UnaryOperator<String> replace) {
    return Settings.builder()
        .jvmArgs(replaced(jvmArgs, replace))
        .jvmArgsPrepend(replaced(jvmArgsPrepend, replace))
        .jvmArgsAppend(replaced(jvmArgsAppend, replace))
        .build()
        .over(this);
  }

  private static @Nullable List<String> replaced(
      @Nullable List<String> args, UnaryOperator<String> replace) {
    return args == null ? null : args.stream().map(replace).toList();
  }

  private static <T> @Nullable T first(@Nullable T mine, @Nullable T other) {
    return mine != null ? mine : other;
  }
}
