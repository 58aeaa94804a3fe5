package org.steelyard.review.system.internal;

/** Internal to the library. */
public final class Codecs {
  private Codecs() {}

  public static int encoded(int value) {
    return value << 1;
  }

  /** The library calls it no more. */
  public static int formerlyEncoded(int value) {
    return value + value;
  }
}
