package org.steelyard.suites.rpc;

/** How many threads of a fork-join pool are to run at once, those that block not counted. */
final class Parallelism {

  private static final String AUTO = "auto";
  private static final int LEAST = 8;

  private Parallelism() {}

  /**
   * Reads it from the text of a parameter: a number, or {@code auto} for as many as the threads,
   * but no more than twice the processors or eight, whichever is larger.
   *
   * @param threads the pool's threads, 1 or more
   * @param processors those which the JVM sees, 1 or more
   * @return 1 to {@code threads}
   * @throws IllegalArgumentException if the text is neither or the number out of this range
   */
  static int of(String text, int threads, int processors) {
    if (text.equals(AUTO)) {
      return Math.min(threads, Math.max(LEAST, 2 * processors));
    }
    int parallelism = text.matches("\\d{1,9}") ? Integer.parseInt(text) : 0;
    if (parallelism < 1 || parallelism > threads) {
      throw new IllegalArgumentException(
          "mParallelism="
              + text
              + " does not suit mNumCoreThreads="
              + threads
              + ". Use auto, or a number from 1 to "
              + threads
              + ".");
    }
    return parallelism;
  }
}
