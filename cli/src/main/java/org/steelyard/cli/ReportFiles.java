package org.steelyard.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import org.steelyard.engine.EngineException;
import org.steelyard.report.Format;
import org.steelyard.report.Report;

/**
 * Writes a report into files, each as a whole: who reads one sees the old report or the new one.
 */
final class ReportFiles {
  private ReportFiles() {}

  /**
   * Writes {@code report.<ext>} into a folder for each format, making the folder where it is not
   * there; formats that share an extension have their names in the file's.
   *
   * @return the files
   */
  static List<Path> into(Path folder, List<Format> formats, Report report) throws EngineException {
    List<Path> files = new ArrayList<>();
    for (Format format : formats) {
      Path file = folder.resolve(name(format, formats));
      write(file, format.of(report));
      files.add(file);
    }
    return files;
  }

  private static String name(Format format, List<Format> all) {
    boolean alone = all.stream().filter(f -> f.extension().equals(format.extension())).count() == 1;
    return "report" + (alone ? "" : "-" + format.name()) + "." + format.extension();
  }

  /** Writes one file; what stood there before stays until the new text is whole. */
  static void write(Path file, String text) throws EngineException {
    Path half = file.resolveSibling(file.getFileName() + ".part");
    try {
      Path folder = file.toAbsolutePath().getParent();
      if (folder != null) {
        Files.createDirectories(folder);
      }
      Files.writeString(half, text, StandardCharsets.UTF_8);
      Files.move(half, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      try {
        Files.deleteIfExists(half);
      } catch (IOException stays) {
        // The disk is in a worse state than this file.
      }
      throw new EngineException("cannot write " + file + ": " + e + "\nName another with -o.", e);
    }
  }
}
