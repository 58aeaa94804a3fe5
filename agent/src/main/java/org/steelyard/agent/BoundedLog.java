package org.steelyard.agent;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Keeps the beginning and the end of what a fork prints, so that a benchmark that prints a gigabyte
 * fills neither disk nor memory. The beginning is on disk at once, the end when the log is closed.
 * A fork that prints nothing leaves no file.
 */
final class BoundedLog extends OutputStream {
  static final int HEAD = 64 * 1024;
  static final int TAIL = 64 * 1024;

  private final File file;
  private final byte[] tail = new byte[TAIL];
  private OutputStream head;
  private long written;
  private boolean broken;

  BoundedLog(File file) {
    this.file = file;
  }

  @Override
  public synchronized void write(int b) {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public synchronized void write(byte[] bytes, int offset, int length) {
    int toHead = (int) Math.max(0, Math.min(length, HEAD - written));
    try {
      if (toHead > 0 && !broken) {
        if (head == null) {
          head = new FileOutputStream(file);
        }
        head.write(bytes, offset, toHead);
      }
    } catch (IOException diskFull) {
      // A log that cannot be kept must not fail the fork that it tells of.
      broken = true;
    }
    for (int i = toHead; i < length; i++) {
      tail[(int) ((written + i - HEAD) % TAIL)] = bytes[offset + i];
    }
    written += length;
  }

  @Override
  public synchronized void close() {
    if (head == null) {
      return;
    }
    try {
      long inTail = Math.max(0, written - HEAD);
      if (inTail > TAIL) {
        String gap = "\n... " + (inTail - TAIL) + " bytes left out ...\n";
        head.write(gap.getBytes(StandardCharsets.UTF_8));
        int start = (int) (inTail % TAIL);
        head.write(tail, start, TAIL - start);
        head.write(tail, 0, start);
      } else {
        head.write(tail, 0, (int) inTail);
      }
      head.close();
    } catch (IOException diskFull) {
      broken = true;
    }
  }
}
