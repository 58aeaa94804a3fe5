package org.steelyard.agent;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;

/**
 * A file of Linux's {@code /proc} that is read again and again. It is opened once, because opening
 * is most of what it costs.
 */
final class ProcFile {
  private final byte[] buffer = new byte[512];
  private final RandomAccessFile file;

  ProcFile(String path) {
    RandomAccessFile opened;
    try {
      opened = new RandomAccessFile(path, "r");
    } catch (IOException notLinux) {
      opened = null;
    }
    this.file = opened;
  }

  /** How it begins now; null where it cannot be read. */
  String text() {
    if (file == null) {
      return null;
    }
    try {
      file.seek(0);
      int length = file.read(buffer);
      return new String(buffer, 0, Math.max(0, length), StandardCharsets.US_ASCII);
    } catch (IOException unreadable) {
      return null;
    }
  }
}
