package org.steelyard.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A command carried out in this process, and what it told.
 *
 * @param status exit status
 * @param out results
 * @param err everything else
 */
record Told(int status, String out, String err) {
  private static final Pattern STACK = Pattern.compile("(?m)^\\s+at [\\w.$/]+\\(");

  static Told by(String... args) {
    return by(Map.of(), args);
  }

  static Told by(Map<String, String> environment, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status = Main.run(args, new PrintWriter(out), new PrintWriter(err), environment);
    return new Told(status, out.toString(), err.toString());
  }

  /** A run of a target into a folder, measured as shortly as a test allows. */
  static String[] shortRun(String target, Object folder, String... more) {
    String[] args = {
      "run", target, "-wi", "1", "-i", "2", "-w", "20ms", "-r", "20ms", "--seed", "7", "--out"
    };
    String[] all = Arrays.copyOf(args, args.length + 1 + more.length);
    all[args.length] = folder.toString();
    System.arraycopy(more, 0, all, args.length + 1, more.length);
    return all;
  }

  boolean showsStack() {
    return STACK.matcher(out).find() || STACK.matcher(err).find();
  }

  @Override
  public String toString() {
    return "status " + status + "\n-- out:\n" + out + "-- err:\n" + err;
  }
}
