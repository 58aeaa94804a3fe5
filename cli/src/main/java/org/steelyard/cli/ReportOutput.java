package org.steelyard.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.report.Format;
import org.steelyard.report.Formats;
import org.steelyard.report.Report;
import picocli.CommandLine.Option;

/** In which formats a report is written, and where to. */
final class ReportOutput {
  private static final String TERMINAL = "terminal";

  @Option(
      names = "--format",
      paramLabel = "<format>",
      split = ",",
      description = "${COMPLETION-CANDIDATES}. May be several. Default: terminal.",
      completionCandidates = FormatNames.class)
  private List<String> formats = List.of();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "<file>",
      description =
          "File to write, or folder for report.<extension> of each format. Default: the terminal;"
              + " for several formats of one run, its folder.")
  private @Nullable Path output;

  /** The names of all formats, for the help; the start of every command makes this, so it waits. */
  static final class FormatNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Formats.all().stream().map(Format::name).iterator();
    }
  }

  private List<Format> chosen = List.of();
  private @Nullable Path folder;

  /**
   * @param files the inputs: a single run folder takes several formats itself
   * @throws UsageException before anything is read, when the report could not be written afterwards
   */
  void check(List<Path> files) throws UsageException {
    chosen = chosenFormats();
    folder = folder(files);
  }

  /** Whether all is shown on the terminal, in words. */
  boolean isTerminal() {
    return output == null && chosen.size() == 1 && chosen.get(0).name().equals(TERMINAL);
  }

  void write(Report report, Terminal terminal) throws EngineException {
    if (folder != null) {
      ReportFiles.into(folder, chosen, report).forEach(f -> terminal.note("wrote " + f));
    } else if (output != null) {
      ReportFiles.write(output, chosen.get(0).of(report));
      terminal.note("wrote " + output);
    } else {
      terminal.result(chosen.get(0).of(report));
    }
  }

  private List<Format> chosenFormats() throws UsageException {
    List<Format> chosen = new ArrayList<>();
    for (String name : formats.isEmpty() ? List.of(usualFormat()) : formats) {
      try {
        Format format = Formats.named(name.strip());
        if (chosen.stream().noneMatch(c -> c.name().equals(format.name()))) {
          chosen.add(format);
        }
      } catch (IllegalArgumentException e) {
        throw new UsageException("--format " + name + ": " + e.getMessage() + ".");
      }
    }
    return chosen;
  }

  /** What the extension of the file says, the longest that fits: some end like others. */
  private String usualFormat() {
    String file = output == null ? "" : output.toString();
    return Formats.all().stream()
        .filter(f -> file.endsWith("." + f.extension()))
        .max(Comparator.comparingInt(f -> f.extension().length()))
        .map(Format::name)
        .orElse(TERMINAL);
  }

  /** Where files are written; null for the terminal or for the very file that was named. */
  private @Nullable Path folder(List<Path> files) throws UsageException {
    if (output != null) {
      if (chosen.size() > 1 && Files.isRegularFile(output)) {
        throw new UsageException(
            output + " is one file, and " + chosen.size() + " formats are wanted. Name a folder.");
      }
      return chosen.size() > 1 || Files.isDirectory(output) ? output : null;
    }
    if (chosen.size() == 1) {
      return null;
    }
    if (files.size() == 1 && Files.isDirectory(files.get(0))) {
      return files.get(0);
    }
    throw new UsageException(
        "several formats need a folder: say -o DIR, and each is written there as"
            + " report.<extension>.");
  }
}
