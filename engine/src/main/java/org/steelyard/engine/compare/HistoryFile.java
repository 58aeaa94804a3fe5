package org.steelyard.engine.compare;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.maven.CacheFolder;
import org.steelyard.model.Case;
import org.steelyard.model.Environment;
import org.steelyard.model.History;
import org.steelyard.model.Json;
import tools.jackson.core.JacksonException;

/** How noisy cases were on this machine, as calibrations have found: one file a machine. */
public final class HistoryFile {
  /** A line of the file. */
  record Entry(Case id, History history) {}

  private final Path file;

  HistoryFile(Path file) {
    this.file = file;
  }

  /** The file of the machine that we are on: another one has another noise. */
  public static HistoryFile of(Environment machine) {
    String what =
        machine.cpu() + "|" + machine.processors() + "|" + machine.memory() + "|" + machine.os();
    return new HistoryFile(CacheFolder.ofUser("history").resolve(digest(what) + ".json"));
  }

  private static String digest(String what) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(what.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, 8);
    } catch (NoSuchAlgorithmException everyJavaHasIt) {
      throw new IllegalStateException(everyJavaHasIt);
    }
  }

  /** Everything that is known; nothing where there is no file, or none that can be read. */
  public Map<Case, History> read() {
    Map<Case, History> known = new LinkedHashMap<>();
    try {
      for (Entry entry : Json.document().readValue(Files.readString(file), Entry[].class)) {
        known.put(entry.id(), entry.history());
      }
    } catch (IOException | JacksonException none) {
      // It only saves time; a comparison does without it.
    }
    return known;
  }

  /** Adds what was found out; a case that was known already gets the new value. */
  public void add(Map<Case, History> found) throws EngineException {
    Map<Case, History> all = read();
    all.putAll(found);
    List<Entry> entries = new ArrayList<>();
    all.forEach((id, history) -> entries.add(new Entry(id, history)));
    Path half = file.resolveSibling(file.getFileName() + ".part");
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(half, Json.document().writeValueAsString(entries) + "\n");
      Files.move(half, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new EngineException(
          "cannot remember the noise of this machine in " + file + ": " + e, e);
    }
  }

  /** Where it lies. */
  public Path path() {
    return file;
  }
}
