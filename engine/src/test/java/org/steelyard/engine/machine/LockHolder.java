package org.steelyard.engine.machine;

import java.io.IOException;
import java.nio.file.Path;

/** Holds the machine's lock in a process of its own until its input ends. */
final class LockHolder {
  private LockHolder() {}

  public static void main(String[] args) throws InterruptedException, IOException {
    try (MachineLock lock = MachineLock.take(Path.of(args[0]), args[1], whom -> {})) {
      System.out.println("held");
      while (System.in.read() != -1) {
        // Only the end counts.
      }
    }
  }
}
