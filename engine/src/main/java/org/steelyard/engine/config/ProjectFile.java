package org.steelyard.engine.config;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.toml.TomlMapper;

/** Finds and reads {@value #NAME}. */
public final class ProjectFile {
  public static final String NAME = "steelyard.toml";

  private ProjectFile() {}

  /**
   * The configuration that holds in a folder: that of the nearest file, looked for upwards, up to
   * the folder that holds {@code .git}; outside of a repository only in the folder itself.
   *
   * @throws UsageException when the file is malformed
   */
  public static ProjectConfig around(Path folder) throws EngineException {
    Optional<Path> file = find(folder.toAbsolutePath().normalize());
    return file.isEmpty() ? ProjectConfig.NONE : read(file.get());
  }

  private static Optional<Path> find(Path start) {
    @Nullable Path nearest = null;
    for (Path folder = start; folder != null; folder = folder.getParent()) {
      Path file = folder.resolve(NAME);
      if (nearest == null && Files.isRegularFile(file)) {
        nearest = file;
      }
      if (Files.exists(folder.resolve(".git"))) {
        return Optional.ofNullable(nearest);
      }
    }
    return Optional.of(start.resolve(NAME)).filter(Files::isRegularFile);
  }

  /**
   * @throws UsageException when it is not TOML, has a key that is not known, or a value that is not
   *     allowed
   */
  public static ProjectConfig read(Path file) throws EngineException {
    try {
      JsonNode root = new TomlMapper().readTree(Files.readString(file));
      return new ConfigReader(file).read(root);
    } catch (CharacterCodingException e) {
      throw new UsageException(file + " is not text in UTF-8. Save it as such.");
    } catch (IOException e) {
      throw new EngineException(file + " cannot be read: " + e.getMessage(), e);
    } catch (JacksonException e) {
      TokenStreamLocation where = e.getLocation();
      throw new UsageException(
          file
              + (where == null || where.getLineNr() < 1
                  ? ""
                  : ", line " + where.getLineNr() + ", column " + where.getColumnNr())
              + ": not TOML: "
              + e.getOriginalMessage().lines().findFirst().orElse("")
              + ". Texts stand in quotes, as in threshold = \"5%\".");
    }
  }
}
