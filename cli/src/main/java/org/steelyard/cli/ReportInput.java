package org.steelyard.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.model.ResultTable;
import org.steelyard.model.RunDocument;
import org.steelyard.model.read.ResultFile;
import org.steelyard.report.Report.Comparison;

/**
 * What one FILE of {@code steelyard report} holds: a table, or a comparison.
 *
 * @param table null for a comparison
 * @param run where the table is of a run of ours
 * @param comparison null for a table
 * @param problems what could not be read, a line each
 */
record ReportInput(
    @Nullable ResultTable table,
    @Nullable RunDocument run,
    @Nullable Comparison comparison,
    List<String> problems) {
  /** What stands for standard input. */
  static final Path STANDARD_INPUT = Path.of("-");

  static ReportInput of(ResultTable table) {
    return new ReportInput(table, null, null, table.problems());
  }

  /** Reads a run folder, a document of a run, a file of JMH's, or text with tables in it. */
  static ReportInput read(Path file, InputStream standardInput) throws EngineException {
    try {
      if (file.equals(STANDARD_INPUT)) {
        return pasted("standard input", standardInput);
      }
      if (Files.isDirectory(file)) {
        return ReportRun.folder(file);
      }
      if (!Files.isRegularFile(file)) {
        // A pipe of the shell, such as <(...), can be read once only.
        try (InputStream pipe = Files.newInputStream(file)) {
          return pasted(file.toString(), pipe);
        }
      }
      return ReportRun.isDocument(file)
          ? ReportRun.document(file)
          : of(ResultFile.read(file.toString(), file));
    } catch (NoSuchFileException e) {
      throw new UsageException("there is no file " + file + ". Check the path.");
    } catch (IOException e) {
      throw new EngineException("cannot read " + file + ": " + e.getMessage(), e);
    }
  }

  private static ReportInput pasted(String name, InputStream in) throws IOException {
    Path copy = Files.createTempFile("steelyard", ".txt");
    try {
      Files.copy(in, copy, StandardCopyOption.REPLACE_EXISTING);
      return of(ResultFile.read(name, copy));
    } finally {
      Files.delete(copy);
    }
  }
}
