package org.steelyard.stats;

/**
 * Seeds for many draws from one seed: neighbours of one must not give neighbours of the other, as
 * {@code java.util.Random} would.
 */
public final class Seeds {
  private Seeds() {}

  /** Mixes numbers that name a draw as SplitMix64 does (Steele, Lea and Flood, OOPSLA 2014). */
  public static long mix(long... parts) {
    long mixed = 0;
    for (long part : parts) {
      mixed += part + 0x9E3779B97F4A7C15L;
      mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
      mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
      mixed ^= mixed >>> 31;
    }
    return mixed;
  }
}
