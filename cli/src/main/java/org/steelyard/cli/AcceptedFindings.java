package org.steelyard.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.model.Finding;

/** Findings that somebody knows of, by their keys: a line each, comments behind {@code #}. */
record AcceptedFindings(Set<String> keys) {
  static AcceptedFindings none() {
    return new AcceptedFindings(Set.of());
  }

  /**
   * @throws UsageException when the file cannot be read
   */
  static AcceptedFindings read(Path file) throws UsageException {
    try {
      return new AcceptedFindings(
          Files.readAllLines(file).stream()
              .map(line -> line.replaceAll("#.*", "").strip())
              .filter(line -> !line.isEmpty())
              .collect(Collectors.toSet()));
    } catch (IOException e) {
      throw new UsageException(
          "--accepted "
              + file
              + " cannot be read ("
              + e.getMessage()
              + "). --accept writes it for the first time.");
    }
  }

  /**
   * Writes all findings, whole or not at all.
   *
   * @throws EngineException when the file cannot be written
   */
  static void write(Path file, List<Finding> findings) throws EngineException {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    try {
      Files.write(part, new TreeSet<>(findings.stream().map(Finding::key).toList()));
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new EngineException(file + " cannot be written: " + e.getMessage(), e);
    }
  }

  boolean contains(Finding finding) {
    return keys.contains(finding.key());
  }
}
