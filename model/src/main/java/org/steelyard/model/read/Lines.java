package org.steelyard.model.read;

import java.io.IOException;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The lines of a file, one at a time, none longer than a bound: a file may be one endless line. */
final class Lines implements AutoCloseable {
  /** Room for names and parameters of 10,000 characters. */
  private static final int LONGEST = 100_000;

  private static final Charset WINDOWS = Charset.forName("windows-1252");

  private final Reader in;

  /**
   * Filled and searched here: a buffered reader locks for each character, of which there are many.
   */
  private final char[] buffer = new char[1 << 16];

  private int position;
  private int filled;
  private final boolean bytes;
  private long number;
  private boolean cut;
  private boolean afterReturn;

  Lines(Path file, Encoding encoding) throws IOException {
    this.in = encoding.open(file);
    this.bytes = encoding == Encoding.BYTES;
  }

  /** The next line without its end; null behind the last one. */
  @Nullable String next() throws IOException {
    StringBuilder line = new StringBuilder();
    cut = false;
    if (!fill()) {
      return null;
    }
    if (afterReturn && buffer[position] == '\n') {
      position++;
    }
    afterReturn = false;
    boolean any = false;
    while (fill()) {
      any = true;
      int end = position;
      while (end < filled && buffer[end] != '\n' && buffer[end] != '\r') {
        end++;
      }
      int room = Math.min(end - position, LONGEST - line.length());
      line.append(buffer, position, room);
      cut |= room < end - position;
      position = end;
      if (end < filled) {
        afterReturn = buffer[position++] == '\r';
        break;
      }
    }
    if (!any) {
      return null;
    }
    number++;
    return repaired(line.toString());
  }

  /** Whether there is a character left; reads on where the buffer is used up. */
  private boolean fill() throws IOException {
    if (position >= filled) {
      position = 0;
      filled = Math.max(0, in.read(buffer));
    }
    return filled > 0;
  }

  /** Number of the line that {@link #next} gave last, from 1. */
  long number() {
    return number;
  }

  /** Whether that line is longer than what was given of it. */
  boolean wasCut() {
    return cut;
  }

  private String repaired(String line) {
    if (isAscii(line)) {
      return line;
    }
    String text = bytes ? decoded(line, StandardCharsets.ISO_8859_1) : line;
    // UTF-8 that was once taken for another encoding and written again shows itself by these two.
    if (text.indexOf('Â') >= 0 || text.indexOf('â') >= 0) {
      String once = decoded(text, StandardCharsets.ISO_8859_1);
      return once.equals(text) ? decoded(text, WINDOWS) : once;
    }
    return text;
  }

  private static boolean isAscii(String line) {
    for (int i = 0; i < line.length(); i++) {
      if (line.charAt(i) >= 0x80) {
        return false;
      }
    }
    return true;
  }

  /** The bytes behind a text as UTF-8, or the text itself where they are none. */
  private static String decoded(String text, Charset writtenIn) {
    try {
      ByteBuffer bytes = writtenIn.newEncoder().encode(CharBuffer.wrap(text));
      return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
    } catch (CharacterCodingException e) {
      return text;
    }
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
