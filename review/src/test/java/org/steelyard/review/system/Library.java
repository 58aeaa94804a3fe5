package org.steelyard.review.system;

import org.steelyard.review.system.internal.Codecs;

/** The system under test of the example Rotting. */
public final class Library {
  private Library() {}

  public static int encode(int value) {
    return Codecs.encoded(value);
  }
}
