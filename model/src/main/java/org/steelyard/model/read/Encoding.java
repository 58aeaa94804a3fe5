package org.steelyard.model.read;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * How the bytes of a file are characters, as far as its beginning tells. Files of bytes are read as
 * ISO-8859-1, which loses none of them: whether a line of these is UTF-8 is for {@link Lines} to
 * see, since pastes mix encodings.
 */
enum Encoding {
  EMPTY(StandardCharsets.ISO_8859_1),
  BYTES(StandardCharsets.ISO_8859_1),
  UTF_16LE(StandardCharsets.UTF_16LE),
  UTF_16BE(StandardCharsets.UTF_16BE),
  BINARY(StandardCharsets.ISO_8859_1);

  private static final int LOOKED_AT = 8192;

  private final Charset charset;

  Encoding(Charset charset) {
    this.charset = charset;
  }

  static Encoding of(Path file) throws IOException {
    byte[] start;
    try (InputStream in = Files.newInputStream(file)) {
      start = in.readNBytes(LOOKED_AT);
    }
    if (start.length == 0) {
      return EMPTY;
    }
    if (startsWith(start, 0xFF, 0xFE)) {
      return UTF_16LE;
    }
    if (startsWith(start, 0xFE, 0xFF)) {
      return UTF_16BE;
    }
    int[] zeros = new int[2];
    int controls = 0;
    for (int i = 0; i < start.length; i++) {
      zeros[i % 2] += start[i] == 0 ? 1 : 0;
      controls += isControl(start[i]) ? 1 : 0;
    }
    // Of text in a western script every second byte is 0.
    if (zeros[1] > start.length / 4 && zeros[0] < start.length / 16) {
      return UTF_16LE;
    }
    if (zeros[0] > start.length / 4 && zeros[1] < start.length / 16) {
      return UTF_16BE;
    }
    return controls > start.length / 100 ? BINARY : BYTES;
  }

  private static boolean startsWith(byte[] start, int... bytes) {
    return start.length >= 2 && (start[0] & 0xFF) == bytes[0] && (start[1] & 0xFF) == bytes[1];
  }

  private static boolean isControl(byte b) {
    return b >= 0 && b < ' ' && b != '\t' && b != '\n' && b != '\r' && b != '\f' && b != 0x1b;
  }

  /** The characters of a file, without the mark at its beginning. */
  Reader open(Path file) throws IOException {
    return reader(file, charset);
  }

  /** The characters of a file that has one encoding throughout, as JSON has. */
  Reader openJson(Path file) throws IOException {
    return reader(file, this == BYTES ? StandardCharsets.UTF_8 : charset);
  }

  private Reader reader(Path file, Charset as) throws IOException {
    InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16);
    try {
      in.mark(3);
      byte[] mark = in.readNBytes(3);
      boolean utf8 = mark.length == 3 && startsWith(mark, 0xEF, 0xBB) && (mark[2] & 0xFF) == 0xBF;
      boolean utf16 = startsWith(mark, 0xFF, 0xFE) || startsWith(mark, 0xFE, 0xFF);
      in.reset();
      in.skipNBytes(utf8 ? 3 : utf16 ? 2 : 0);
      return new InputStreamReader(in, as);
    } catch (IOException e) {
      in.close();
      throw e;
    }
  }
}
