package org.steelyard.model;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Collects {@link Settings}; what is not called stays unset. */
public final class SettingsBuilder {
  private @Nullable Integer forks;
  private @Nullable Integer warmupForks;
  private @Nullable Integer warmupIterations;
  private @Nullable Long warmupNanos;
  private @Nullable Integer warmupBatchSize;
  private @Nullable Integer iterations;
  private @Nullable Long nanos;
  private @Nullable Integer batchSize;
  private @Nullable Integer threads;
  private @Nullable List<Integer> threadGroups;
  private @Nullable TimeUnit timeUnit;
  private @Nullable Integer operationsPerInvocation;
  private @Nullable Long timeoutNanos;
  private @Nullable Boolean gc;
  private @Nullable Boolean syncIterations;
  private @Nullable String jvm;
  private @Nullable List<String> jvmArgs;
  private @Nullable List<String> jvmArgsPrepend;
  private @Nullable List<String> jvmArgsAppend;

  SettingsBuilder() {}

  public SettingsBuilder forks(@Nullable Integer value) {
    this.forks = value;
    return this;
  }

  public SettingsBuilder warmupForks(@Nullable Integer value) {
    this.warmupForks = value;
    return this;
  }

  public SettingsBuilder warmupIterations(@Nullable Integer value) {
    this.warmupIterations = value;
    return this;
  }

  public SettingsBuilder warmupNanos(@Nullable Long value) {
    this.warmupNanos = value;
    return this;
  }

  public SettingsBuilder warmupBatchSize(@Nullable Integer value) {
    this.warmupBatchSize = value;
    return this;
  }

  public SettingsBuilder iterations(@Nullable Integer value) {
    this.iterations = value;
    return this;
  }

  public SettingsBuilder nanos(@Nullable Long value) {
    this.nanos = value;
    return this;
  }

  public SettingsBuilder batchSize(@Nullable Integer value) {
    this.batchSize = value;
    return this;
  }

  public SettingsBuilder threads(@Nullable Integer value) {
    this.threads = value;
    return this;
  }

  public SettingsBuilder threadGroups(@Nullable List<Integer> value) {
    this.threadGroups = value == null ? null : List.copyOf(value);
    return this;
  }

  public SettingsBuilder timeUnit(@Nullable TimeUnit value) {
    this.timeUnit = value;
    return this;
  }

  public SettingsBuilder operationsPerInvocation(@Nullable Integer value) {
    this.operationsPerInvocation = value;
    return this;
  }

  public SettingsBuilder timeoutNanos(@Nullable Long value) {
    this.timeoutNanos = value;
    return this;
  }

  public SettingsBuilder gc(@Nullable Boolean value) {
    this.gc = value;
    return this;
  }

  public SettingsBuilder syncIterations(@Nullable Boolean value) {
    this.syncIterations = value;
    return this;
  }

  public SettingsBuilder jvm(@Nullable String value) {
    this.jvm = value;
    return this;
  }

  public SettingsBuilder jvmArgs(@Nullable List<String> value) {
    this.jvmArgs = value == null ? null : List.copyOf(value);
    return this;
  }

  public SettingsBuilder jvmArgsPrepend(@Nullable List<String> value) {
    this.jvmArgsPrepend = value == null ? null : List.copyOf(value);
    return this;
  }

  public SettingsBuilder jvmArgsAppend(@Nullable List<String> value) {
    this.jvmArgsAppend = value == null ? null : List.copyOf(value);
    return this;
  }

  public Settings build() {
    return new Settings(
        forks,
        warmupForks,
        warmupIterations,
        warmupNanos,
        warmupBatchSize,
        iterations,
        nanos,
        batchSize,
        threads,
        threadGroups,
        timeUnit,
        operationsPerInvocation,
        timeoutNanos,
        gc,
        syncIterations,
        jvm,
        jvmArgs,
        jvmArgsPrepend,
        jvmArgsAppend);
  }
}
