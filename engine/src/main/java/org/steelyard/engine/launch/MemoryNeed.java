package org.steelyard.engine.launch;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Settings;

/** Whether forks that are alive together have room: their heaps, and what a JVM needs beside. */
final class MemoryNeed {
  private static final Pattern LARGEST_HEAP =
      Pattern.compile("-(?:Xmx|XX:MaxHeapSize=)(\\d+)([kKmMgGtT]?)");

  /** HotSpot's own: a quarter of the memory. */
  private static final double DEFAULT_SHARE = 0.25;

  /** Code, classes, threads, direct buffers: seldom more for a benchmark. */
  private static final long BESIDE_HEAP = 256L << 20;

  private static final double USABLE = 0.9;

  private MemoryNeed() {}

  /** Memory of this machine or of the container that we are in, in bytes; -1 when unknown. */
  static long available() {
    return ManagementFactory.getOperatingSystemMXBean()
            instanceof com.sun.management.OperatingSystemMXBean system
        ? system.getTotalMemorySize()
        : -1;
  }

  /**
   * Why these forks cannot be alive together; null when they can.
   *
   * @param memory in bytes, negative when unknown
   */
  static @Nullable String tooMuch(List<Settings> forks, long memory) {
    long need = forks.stream().mapToLong(s -> need(s, memory)).sum();
    return memory < 0 || need <= USABLE * memory
        ? null
        : String.format(
            Locale.ROOT,
            "together they may take %d MiB, and there are %d: made one after the other",
            need >> 20,
            memory >> 20);
  }

  private static long need(Settings settings, long memory) {
    List<String> args = new ArrayList<>();
    add(args, settings.jvmArgsPrepend());
    add(args, settings.jvmArgs());
    add(args, settings.jvmArgsAppend());
    long heap = Math.round(DEFAULT_SHARE * memory);
    for (String arg : args) {
      Matcher matcher = LARGEST_HEAP.matcher(arg);
      if (matcher.matches()) {
        heap = Long.parseLong(matcher.group(1)) << shift(matcher.group(2));
      }
    }
    return heap + BESIDE_HEAP;
  }

  private static void add(List<String> args, @Nullable List<String> some) {
    if (some != null) {
      args.addAll(some);
    }
  }

  private static int shift(String unit) {
    return 10 * (" kmgt".indexOf(unit.isEmpty() ? ' ' : Character.toLowerCase(unit.charAt(0))));
  }
}
