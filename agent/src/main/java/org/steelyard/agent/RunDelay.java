package org.steelyard.agent;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;

/**
 * How long the threads of this process were ready to run without a processor, from Linux's {@code
 * /proc/self/task/<thread>/schedstat}. It tells a benchmark that waits for something from one that
 * is kept from running.
 */
final class RunDelay {
  private static final File THREADS = new File("/proc/self/task");

  /**
   * Nanoseconds since the threads started that are alive now; -1 where the system does not tell.
   */
  long nanos() {
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
        sum += Long.parseLong(fields[1]);
        any = true;
      } catch (IOException | RuntimeException ended) {
        // The thread has ended meanwhile, or the file is not there at all.
      }
    }
    return any ? sum : -1;
  }
}
