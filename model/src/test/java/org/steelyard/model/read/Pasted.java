package org.steelyard.model.read;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.steelyard.model.ResultTable;

/** Text as if somebody had pasted it into a file of this name. */
final class Pasted {
  static final String NAME = "paste.txt";

  private Pasted() {}

  static ResultTable read(String text) {
    return read(text, StandardCharsets.UTF_8);
  }

  static ResultTable read(String text, Charset charset) {
    return read(text.getBytes(charset));
  }

  static ResultTable read(byte[] bytes) {
    try {
      Path file = Files.createTempFile("paste", ".txt");
      try {
        Files.write(file, bytes);
        return ResultFile.read(NAME, file);
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
