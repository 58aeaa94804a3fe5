package org.steelyard.cli;

import java.io.IOException;

/**
 * Ends this process when the one that started it ends, however that ends. A program that starts us
 * sets the property {@code steelyard.lifeline} to {@code stdin} and keeps our standard input open.
 * The end is that of a Ctrl-C: what was measured is kept.
 */
final class LifeLine {
  private static final String PROPERTY = "steelyard.lifeline";

  private LifeLine() {}

  static void watchIfAsked() {
    if ("stdin".equals(System.getProperty(PROPERTY))) {
      Thread thread = new Thread(LifeLine::watch, "steelyard-life-line");
      thread.setDaemon(true);
      thread.start();
    }
  }

  private static void watch() {
    try {
      while (System.in.read() >= 0) {
        // Nothing is said on it.
      }
    } catch (IOException e) {
      // A broken line has ended, too.
    }
    System.exit(Exit.INTERRUPTED);
  }
}
