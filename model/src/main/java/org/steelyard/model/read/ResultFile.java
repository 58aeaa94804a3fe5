package org.steelyard.model.read;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.steelyard.model.ResultTable;
import org.steelyard.model.ResultTable.Machine;
import org.steelyard.model.ResultTable.Origin;

/**
 * A file of results that JMH wrote or somebody pasted: JSON of 1.21 to 1.37, CSV, tables and run
 * logs of all versions, with whatever stands around them. Memory is bounded, however large the
 * file.
 */
public final class ResultFile {
  /** Rows of one file; what is behind them is left out, and said to be. */
  static final int MOST_ROWS = 100_000;

  static final String TOO_MANY_ROWS =
      "there are more than 100000 rows; those from here on were left out. Divide the file.";

  /** Logs begin with brackets too, but not with one around a brace. */
  private static final Pattern JSON = Pattern.compile("\\{|\\[\\s*(\\{|\\]|$)");

  private static final Pattern CSV = Pattern.compile("\"Benchmark\"([,;\t])");

  private ResultFile() {}

  /**
   * Reads a file, of whatever kind it is.
   *
   * @param name what people know it by; problems begin with it
   * @return what could be read, down to nothing, with a problem for all that could not
   * @throws IOException when the file itself cannot be read
   */
  public static ResultTable read(String name, Path file) throws IOException {
    Encoding encoding = Encoding.of(file);
    return switch (encoding) {
      case EMPTY -> nothing(name, "the file is empty. Paste JMH's table or its JSON into it.");
      case BINARY ->
          nothing(name, "this is not text. Give JMH's table, its JSON, or the folder of a run.");
      default -> readText(name, file, encoding);
    };
  }

  private static ResultTable readText(String name, Path file, Encoding encoding)
      throws IOException {
    String start = start(file, encoding);
    if (JSON.matcher(start).lookingAt()) {
      return JmhJsonFile.read(name, file, encoding);
    }
    Matcher csv = CSV.matcher(start);
    return csv.lookingAt()
        ? JmhCsvFile.read(name, file, encoding, csv.group(1).charAt(0))
        : JmhText.read(name, file, encoding);
  }

  private static ResultTable nothing(String name, String why) {
    Problems problems = new Problems(name);
    problems.at(1, why);
    return new ResultTable(name, Origin.JMH_TEXT, Machine.UNKNOWN, List.of(), problems.all());
  }

  private static String start(Path file, Encoding encoding) throws IOException {
    char[] start = new char[4096];
    try (Reader in = encoding.openJson(file)) {
      int length = in.read(start);
      return new String(start, 0, Math.max(0, length)).strip();
    }
  }
}
