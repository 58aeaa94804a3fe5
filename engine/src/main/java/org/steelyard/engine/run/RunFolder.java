package org.steelyard.engine.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;

/**
 * The folder that is a run: its journal, the documents made from it, logs and crash files. It can
 * be mailed, archived, put beside a pull request.
 */
public record RunFolder(Path path) {
  private static final DateTimeFormatter NAME =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

  /** What people know it by: the name of the folder itself, wherever it is moved to. */
  public String name() {
    return path.toAbsolutePath().normalize().getFileName().toString();
  }

  public Path journal() {
    return path.resolve("journal.jsonl");
  }

  public Path document() {
    return path.resolve("run.json");
  }

  /** The page for people. */
  public Path page() {
    return path.resolve("report.html");
  }

  public Path jmhJson() {
    return path.resolve("jmh.json");
  }

  /** Makes a new folder named after the time, below {@code parent}. */
  public static RunFolder createBelow(Path parent, Instant now, ZoneId zone)
      throws EngineException {
    String name = NAME.format(now.atZone(zone));
    try {
      Files.createDirectories(parent);
    } catch (IOException e) {
      throw cannotWrite(parent, e);
    }
    for (int i = 1; i < 1000; i++) {
      Path path = parent.resolve(i == 1 ? name : name + "-" + i);
      try {
        Files.createDirectory(path);
        return new RunFolder(path);
      } catch (FileAlreadyExistsException taken) {
        // The next number may be free.
      } catch (IOException e) {
        throw cannotWrite(parent, e);
      }
    }
    throw new EngineException("too many runs named " + name + " in " + parent);
  }

  /** Makes the folder that a person named; it must not hold a run yet. */
  public static RunFolder create(Path path) throws EngineException {
    RunFolder folder = new RunFolder(path);
    if (Files.exists(folder.journal())) {
      throw new UsageException(
          path
              + " holds a run already. Resume it (steelyard resume "
              + path
              + ") or name another.");
    }
    try {
      Files.createDirectories(path);
      return folder;
    } catch (IOException e) {
      throw cannotWrite(path, e);
    }
  }

  /** Opens the folder of an earlier run. */
  public static RunFolder open(Path path) throws EngineException {
    RunFolder folder = new RunFolder(path);
    if (!Files.isRegularFile(folder.journal())) {
      throw new UsageException(
          path + " is not a run: it has no journal.jsonl. Name the folder that 'run' printed.");
    }
    return folder;
  }

  /** Writes a document as a whole: who reads it sees the old one or the new one, never half. */
  public void write(Path file, String text) throws EngineException {
    Path half = file.resolveSibling(file.getFileName() + ".part");
    try {
      Files.writeString(half, text, StandardCharsets.UTF_8);
      Files.move(half, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      try {
        Files.deleteIfExists(half);
      } catch (IOException stays) {
        // The disk is in a worse state than this file.
      }
      throw new EngineException(
          "cannot write "
              + file
              + ": "
              + e
              + "\nThe journal beside it has everything; make room and 'steelyard resume "
              + path
              + "' writes it again.",
          e);
    }
  }

  private static EngineException cannotWrite(Path path, IOException e) {
    return new EngineException(
        "cannot make a run folder in " + path + ": " + e + "\nName another place with --out.", e);
  }
}
