package org.steelyard.agent;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;

/**
 * What the processors of this machine have done since it started, from the first line of Linux's
 * {@code /proc/stat} (see proc(5)). Elsewhere both values are -1.
 */
final class MachineTime {
  /** The unit of /proc/stat is 1/100 s on every platform that HotSpot runs on. */
  private static final long TICK_NANOS = 10_000_000L;

  private static final int USER = 1;
  private static final int IDLE = 4;
  private static final int IOWAIT = 5;
  private static final int STEAL = 8;

  private final byte[] buffer = new byte[256];
  private final RandomAccessFile stat = open();
  private long busy = -1;
  private long steal = -1;

  private static RandomAccessFile open() {
    try {
      return new RandomAccessFile("/proc/stat", "r");
    } catch (IOException notLinux) {
      return null;
    }
  }

  void read() {
    if (stat == null) {
      return;
    }
    try {
      stat.seek(0);
      int length = stat.read(buffer);
      parse(new String(buffer, 0, Math.max(0, length), StandardCharsets.US_ASCII));
    } catch (IOException | RuntimeException unreadable) {
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
