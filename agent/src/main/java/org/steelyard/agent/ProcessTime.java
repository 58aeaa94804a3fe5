package org.steelyard.agent;

/**
 * CPU time of this process, from Linux's {@code /proc/self/stat} (see proc(5)): comparable with
 * {@link MachineTime}, and without {@code OperatingSystemMXBean}. Making that one starts the JDK's
 * look at containers, which leaves a JVM in which Netty's pooled buffers are 1.5 to 2.5 % slower
 * ({@code benchmarks/distortion}).
 */
final class ProcessTime {
  /** Counted from the state, which follows the name in parentheses. */
  private static final int USER = 11;

  private static final int SYSTEM = 12;

  private final ProcFile stat = new ProcFile("/proc/self/stat");

  /** Nanoseconds; -1 where the system does not tell. */
  long nanos() {
    String text = stat.text();
    return text == null ? -1 : parse(text);
  }

  static long parse(String text) {
    try {
      // The name may hold spaces and parentheses itself.
      String[] fields = text.substring(text.lastIndexOf(')') + 2).split(" ");
      return (Long.parseLong(fields[USER]) + Long.parseLong(fields[SYSTEM]))
          * MachineTime.TICK_NANOS;
    } catch (RuntimeException anotherSystem) {
      return -1;
    }
  }
}
