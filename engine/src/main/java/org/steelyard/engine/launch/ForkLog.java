package org.steelyard.engine.launch;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What a fork printed, read for the line that says why it ended. */
final class ForkLog {
  private static final Pattern JMH_NOISE =
      Pattern.compile("^(#|</?std|<forked VM|Benchmark had encountered|\\s*$).*");
  private static final int STACK_LINES = 30;

  private final List<String> lines;

  private ForkLog(List<String> lines) {
    this.lines = lines;
  }

  static ForkLog read(Path file) {
    try {
      return new ForkLog(
          new String(Files.readAllBytes(file), StandardCharsets.UTF_8).lines().toList());
    } catch (IOException silent) {
      return new ForkLog(List.of());
    }
  }

  /** The first line that a JVM or a program wrote to say what is wrong, or null. */
  @Nullable String complaint() {
    String crash = crash();
    if (crash != null) {
      return crash;
    }
    List<String> own = lines.stream().filter(l -> !JMH_NOISE.matcher(l).matches()).toList();
    return own.stream()
        .filter(l -> l.matches("(?i).*(error|unrecognized|invalid|could not|exception|fatal).*"))
        .findFirst()
        .or(() -> own.stream().reduce((first, last) -> last))
        .map(String::strip)
        .orElse(null);
  }

  /** What HotSpot says of its own crash: the signal, and the frame that it came from. */
  private @Nullable String crash() {
    int fatal = lines.indexOf("# A fatal error has been detected by the Java Runtime Environment:");
    if (fatal < 0) {
      return null;
    }
    List<String> said =
        lines.subList(fatal + 1, lines.size()).stream()
            .filter(l -> l.startsWith("#"))
            .map(l -> l.substring(1).strip())
            .filter(l -> !l.isEmpty())
            .toList();
    int frame = said.indexOf("Problematic frame:") + 1;
    return said.isEmpty()
        ? null
        : said.get(0) + (frame > 0 && frame < said.size() ? ", in " + said.get(frame) : "");
  }

  /** Where the benchmark's threads were in the last thread dump, or null without a dump. */
  @Nullable String workerStack() {
    int dump = -1;
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith("Full thread dump")) {
        dump = i;
      }
    }
    if (dump < 0) {
      return null;
    }
    List<String> best = new ArrayList<>();
    for (int i = dump; i < lines.size(); i++) {
      if (lines.get(i).startsWith("\"")) {
        List<String> thread = thread(i);
        boolean benchmark = thread.stream().anyMatch(l -> l.contains("_jmhTest"));
        if (benchmark || (best.isEmpty() && thread.get(0).contains("-jmh-worker-"))) {
          best = thread;
          if (benchmark) {
            break;
          }
        }
      }
    }
    return best.isEmpty() ? null : String.join("\n", best);
  }

  private List<String> thread(int from) {
    List<String> thread = new ArrayList<>();
    for (int i = from; i < lines.size() && thread.size() < STACK_LINES; i++) {
      if (lines.get(i).isBlank()) {
        break;
      }
      thread.add(lines.get(i));
    }
    return thread;
  }
}
