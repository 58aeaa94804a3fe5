package org.steelyard.suites.buffer;

/** Where the bytes of a buffer are. */
public enum Memory {
  /** In an array. */
  HEAP,
  /** Outside the Java heap. */
  DIRECT
}
