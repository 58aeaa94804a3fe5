package org.steelyard.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Where a command writes: results to the one stream, everything about how it goes to the other. On
 * a terminal the last line of the latter is written over again and again.
 */
final class Terminal {
  private static final String CLEAR = "\r\u001b[K";

  private final PrintWriter out;
  private final PrintWriter err;
  private final boolean live;
  private final boolean colour;
  private final int width;
  private int progressLines;
  private boolean quiet;
  private boolean verbose;

  /**
   * @param live whether lines may be written over
   * @param colour whether colours are wanted
   * @param width in characters
   */
  Terminal(PrintWriter out, PrintWriter err, boolean live, boolean colour, int width) {
    this.out = out;
    this.err = err;
    this.live = live;
    this.colour = colour;
    this.width = width;
  }

  /** As the launcher found it; NO_COLOR (no-color.org) and dumb terminals are respected. */
  static Terminal ofProcess(PrintWriter out, PrintWriter err, Map<String, String> environment) {
    boolean terminal = Boolean.getBoolean("steelyard.terminal");
    boolean dumb = "dumb".equals(environment.get("TERM"));
    String noColour = environment.getOrDefault("NO_COLOR", "");
    return new Terminal(
        out,
        err,
        terminal && !dumb,
        terminal && !dumb && noColour.isEmpty(),
        Integer.getInteger("steelyard.width", 80));
  }

  void tell(boolean quiet, boolean verbose) {
    this.quiet = quiet;
    this.verbose = verbose;
  }

  boolean verbose() {
    return verbose;
  }

  int width() {
    return width;
  }

  boolean live() {
    return live && !quiet;
  }

  /** A result. */
  synchronized void result(String text) {
    endProgress();
    out.print(text);
    out.flush();
  }

  /** A line about how it goes; silent with {@code -q}. */
  synchronized void note(String line) {
    if (!quiet) {
      endProgress();
      err.println(line);
      err.flush();
    }
  }

  /** Something that went wrong; never silent. */
  synchronized void error(String text) {
    endProgress();
    err.println(colour ? "\u001b[31m" + text + "\u001b[0m" : text);
    err.flush();
  }

  /** The line that changes while something goes on; nothing where lines cannot be written over. */
  void progress(String line) {
    progress(List.of(line));
  }

  /** Lines that change while something goes on, below all that stays. */
  synchronized void progress(List<String> lines) {
    if (live()) {
      err.print(clear());
      err.print(
          lines.stream()
              .map(line -> line.length() < width ? line : line.substring(0, width - 1))
              .collect(Collectors.joining("\n")));
      err.flush();
      progressLines = lines.size();
    }
  }

  synchronized void endProgress() {
    if (progressLines > 0) {
      err.print(clear());
      err.flush();
      progressLines = 0;
    }
  }

  /** To the first of the lines that change, and all of them away. */
  private String clear() {
    return progressLines > 1 ? "\u001b[" + (progressLines - 1) + "A\r\u001b[J" : CLEAR;
  }
}
