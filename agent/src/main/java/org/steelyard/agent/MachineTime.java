package org.steelyard.agent;

/**
 * What the processors of this machine have done since it started, from the first line of Linux's
 * {@code /proc/stat} (see proc(5)). Elsewhere both values are -1.
 */
final class MachineTime {
  /** The unit of /proc/stat is 1/100 s on every platform that HotSpot runs on. */
  static final long TICK_NANOS = 10_000_000L;

  private static final int USER = 1;
  private static final int IDLE = 4;
  private static final int IOWAIT = 5;
  private static final int STEAL = 8;

  private final ProcFile stat = new ProcFile("/proc/stat");
  private long busy = -1;
  private long steal = -1;

  void read() {
    String text = stat.text();
    try {
      if (text != null) {
        parse(text);
      }
    } catch (RuntimeException unreadable) {
      busy = -1;
      steal = -1;
    }
  }

  void parse(String text) {
    int end = text.indexOf('\n');
    String[] fields = (end < 0 ? text : text.substring(0, end)).split(" +");
    long sum = 0;
    for (int i = USER; i < STEAL; i++) {
      if (i != IDLE && i != IOWAIT) {
        sum += Long.parseLong(fields[i]);
      }
    }
    busy = sum * TICK_NANOS;
    steal = Long.parseLong(fields[STEAL]) * TICK_NANOS;
  }

  long busyNanos() {
    return busy;
  }

  long stealNanos() {
    return steal;
  }
}
