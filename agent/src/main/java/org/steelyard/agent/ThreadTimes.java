package org.steelyard.agent;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;

/**
 * What all threads of this process have had of the processors, compilers and collectors included,
 * from Linux's {@code /proc/self/task/<thread>/schedstat}: to the nanosecond, where the CPU time of
 * a process comes in hundredths of a second.
 */
final class ThreadTimes {
  private static final File THREADS = new File("/proc/self/task");
  private static final int RUNNING = 0;
  private static final int DELAYED = 1;

  /** Nanoseconds that the threads ran which are alive now; -1 where the system does not tell. */
  long running() {
    return sum(RUNNING);
  }

  /**
   * Nanoseconds that they were ready to run without a processor: it tells a benchmark that waits
   * for something from one that is kept from running. -1 where the system does not tell.
   */
  long delayed() {
    return sum(DELAYED);
  }

  private static long sum(int field) {
    String[] threads = THREADS.list();
    if (threads == null) {
      return -1;
    }
    long sum = 0;
    boolean any = false;
    for (String thread : threads) {
      try {
        byte[] line = Files.readAllBytes(new File(new File(THREADS, thread), "schedstat").toPath());
        String[] fields = new String(line, StandardCharsets.US_ASCII).trim().split(" ");
        sum += Long.parseLong(fields[field]);
        any = true;
      } catch (IOException | RuntimeException ended) {
        // The thread has ended meanwhile, or the file is not there at all.
      }
    }
    return any ? sum : -1;
  }
}
