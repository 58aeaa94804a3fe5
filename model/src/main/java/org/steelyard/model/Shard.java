package org.steelyard.model;

/**
 * One of several parts of a comparison that are made apart, on one machine or on many.
 *
 * @param index from 1
 * @param of how many there are
 */
public record Shard(int index, int of) {
  /**
   * @throws IllegalArgumentException when there is no such part
   */
  public Shard {
    if (of < 1 || index < 1 || index > of) {
      throw new IllegalArgumentException("there is no shard " + index + " of " + of);
    }
  }

  /** How many of all couples this part makes; all parts make the same number. */
  public int share(int couples) {
    return (couples + of - 1) / of;
  }

  /** As a person writes it: {@code 2/8}. */
  public String label() {
    return index + "/" + of;
  }
}
