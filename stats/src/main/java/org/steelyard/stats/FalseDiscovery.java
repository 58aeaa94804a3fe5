package org.steelyard.stats;

import java.util.stream.IntStream;

/**
 * Many verdicts at once: which of them hold for the whole suite. Of those that are kept, a share of
 * no more than the level is expected to be wrong (Benjamini and Hochberg, J. R. Statist. Soc. B 57,
 * 1995); where no case has changed at all, the chance of keeping any is no more than the level.
 */
public final class FalseDiscovery {
  private FalseDiscovery() {}

  /**
   * @param p of each verdict, 0 to 1
   * @param level above 0, below 1
   * @return whether each is kept, in the same order
   */
  public static boolean[] kept(double[] p, double level) {
    int[] order =
        IntStream.range(0, p.length)
            .boxed()
            .sorted((a, b) -> Double.compare(p[a], p[b]))
            .mapToInt(Integer::intValue)
            .toArray();
    boolean[] kept = new boolean[p.length];
    for (int rank = p.length; rank >= 1; rank--) {
      if (p[order[rank - 1]] <= level * rank / p.length) {
        for (int i = 0; i < rank; i++) {
          kept[order[i]] = true;
        }
        break;
      }
    }
    return kept;
  }
}
