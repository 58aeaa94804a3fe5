package org.steelyard.annotations;

import org.junit.platform.commons.annotation.Testable;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Extend it, write {@code @Benchmark} methods, and run them: 10 warm-up and 10 measured iterations
 * of 1 s in each of 2 forks.
 *
 * <p>These are annotations, so they hold in every way of launching: from the jar, the IDE, Maven
 * and the command line. Annotations of a subclass override them field by field, those of a method
 * override both, and what is given at launch overrides all. A state for each thread is set; a
 * subclass that needs another one says {@code @State(Scope.Benchmark)}.
 *
 * <p>{@code @Testable} makes IDEs offer to run its methods. Its class need not be there where
 * benchmarks run: annotations without a class are ignored.
 */
@Testable
@State(Scope.Thread)
@Warmup(iterations = 10, time = 1)
@Measurement(iterations = 10, time = 1)
@Fork(2)
public abstract class AbstractMicrobenchmark {
  /** For subclasses. */
  protected AbstractMicrobenchmark() {}
}
