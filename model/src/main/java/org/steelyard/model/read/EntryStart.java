package org.steelyard.model.read;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/**
 * A place in a file from which entries can be read.
 *
 * @param characters before it
 * @param line its number
 * @param added characters that a reader puts in front, since what opens the entry lies before
 */
record EntryStart(long characters, long line, int added) {
  static final EntryStart OF_FILE = new EntryStart(0, 1, 0);

  /** As much of a line as tells whether an entry begins. */
  private static final int LOOKED_AT = 200;

  /** Opens the file anew. */
  interface Source {
    Reader open() throws IOException;
  }

  /**
   * The first line behind a place that begins an entry: JMH puts the brace on one line and the
   * version of JMH, or the name of the benchmark, on the next.
   *
   * @param line number of the line in which the place is
   */
  static Optional<EntryStart> after(Source source, long characters, long line) throws IOException {
    try (Reader in = new BufferedReader(source.open(), 1 << 16)) {
      in.skip(characters);
      long at = characters;
      long number = line;
      boolean brace = false;
      StringBuilder text = new StringBuilder();
      long lineStart = at;
      for (int c = in.read(); c != -1; c = in.read()) {
        at++;
        if (c != '\n') {
          if (text.length() < LOOKED_AT) {
            text.append((char) c);
          }
          continue;
        }
        String found = text.toString().strip();
        if (brace && found.matches("\"(jmhVersion|benchmark)\"\\s*:.*")) {
          return Optional.of(new EntryStart(lineStart, number, 2));
        }
        brace = found.endsWith("{");
        text.setLength(0);
        lineStart = at;
        number++;
      }
      return Optional.empty();
    }
  }
}
