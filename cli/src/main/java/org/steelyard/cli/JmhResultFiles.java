package org.steelyard.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.model.RunDocument;
import org.steelyard.report.JmhCsv;
import org.steelyard.report.JmhJson;
import org.steelyard.report.JmhLatex;
import org.steelyard.report.JmhTable;
import picocli.CommandLine.Option;

/**
 * JMH's flags for result files, for the scripts that have them; the run folder has it all anyway.
 */
final class JmhResultFiles {
  /** JMH's names for its formats. */
  private enum Format {
    TEXT(JmhTable::asJmh),
    CSV(JmhCsv::of),
    SCSV(JmhCsv::withSemicolons),
    JSON(JmhJson::of),
    LATEX(JmhLatex::of);

    private final Function<RunDocument, String> text;

    Format(Function<RunDocument, String> text) {
      this.text = text;
    }
  }

  @Option(
      names = "-rf",
      paramLabel = "<format>",
      description = "Format of the -rff file: text, csv, scsv, json or latex. Default: csv.")
  private @Nullable String name;

  @Option(names = "-rff", paramLabel = "<file>", description = "Write the results to a file, too.")
  private @Nullable Path results;

  @Option(
      names = "-o",
      paramLabel = "<file>",
      description = "Write the final tables to a file, too.")
  private @Nullable Path output;

  /**
   * @throws UsageException before anything runs, when the result could not be written afterwards
   */
  void check() throws UsageException {
    format();
    for (Path file : new Path[] {results, output}) {
      Path folder = file == null ? null : file.toAbsolutePath().getParent();
      if (folder != null && !Files.isWritable(folder)) {
        throw new UsageException(file + " cannot be written: there is no folder " + folder);
      }
    }
  }

  /** That of JMH, where none is named. */
  private Format format() throws UsageException {
    if (name == null) {
      return Format.CSV;
    }
    for (Format format : Format.values()) {
      if (format.name().equalsIgnoreCase(name)) {
        return format;
      }
    }
    throw new UsageException("-rf " + name + ": one of text, csv, scsv, json, latex");
  }

  /**
   * @param text what the terminal shows of the run
   */
  void write(RunDocument run, String text) throws EngineException {
    if (output != null) {
      write(output, text);
    }
    if (name != null || results != null) {
      Format format = format();
      Path usual = Path.of("jmh-result." + format.name().toLowerCase(Locale.ROOT));
      write(results != null ? results : usual, format.text.apply(run));
    }
  }

  private static void write(Path file, String text) throws EngineException {
    try {
      Files.writeString(file, text, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new EngineException(
          "cannot write " + file + ": " + e.getMessage() + "\nThe run folder has the results.", e);
    }
  }
}
