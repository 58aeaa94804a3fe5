package org.steelyard.suites.buffer;

/**
 * An endless sequence of slots, each as likely as any other and always the same sequence, so that
 * all forks see the same work.
 *
 * <p>A linear congruential generator modulo 2^64 with Knuth's multiplier for MMIX (The Art of
 * Computer Programming, volume 2, 3.3.4, table 1); its low bits are poor, so slots come from the
 * high ones. It is computed, not read from a table, to leave the processor's caches to the
 * allocator.
 */
final class RandomSlots {

  /** Bits of a slot: slots are 0 to 8191. */
  private static final int BITS = 13;

  /** Number of slots. */
  static final int COUNT = 1 << BITS;

  private long state;

  /** Returns the next slot, 0 to {@link #COUNT} − 1. */
  int next() {
    state = state * 6364136223846793005L + 1442695040888963407L;
    return (int) (state >>> (Long.SIZE - BITS));
  }
}
