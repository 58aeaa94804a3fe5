package org.steelyard.agent;

/**
 * How fast a processor is just now: the time that a fixed piece of arithmetic takes. What slows it
 * comes from outside: another tenant on the same core, a lower clock, a time slice that was lost.
 */
final class Pace {
  /** A few tenths of a millisecond: long beside the timer, short beside an iteration. */
  private static final int STEPS = 100000;

  private long sink = 1;

  /** Nanoseconds, the median of three, so that one lost time slice does not count. */
  long nanos() {
    long a = once();
    long b = once();
    long c = once();
    return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
  }

  private long once() {
    long start = System.nanoTime();
    long x = sink;
    for (int i = 0; i < STEPS; i++) {
      // Each step needs the one before; Knuth's MMIX.
      x = x * 6364136223846793005L + 1442695040888963407L;
    }
    sink = x;
    return System.nanoTime() - start;
  }
}
