package org.steelyard.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import org.steelyard.engine.UsageException;
import org.steelyard.model.Json;
import tools.jackson.databind.json.JsonMapper;

/** A file of events: a JSON object a line, each with {@code event} and {@code at}. */
final class EventLines implements AutoCloseable {
  private final Writer file;
  private final JsonMapper mapper = Json.lines();
  private boolean broken;

  /**
   * @throws UsageException when the file cannot be written
   */
  EventLines(Path path) throws UsageException {
    try {
      this.file = Files.newBufferedWriter(path, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UsageException("--events " + path + ": cannot be written (" + e.getMessage() + ")");
    }
  }

  synchronized void write(String event, Object... namesAndValues) {
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("event", event);
    line.put("at", Instant.now().toString());
    for (int i = 0; i < namesAndValues.length; i += 2) {
      line.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    try {
      if (!broken) {
        file.write(mapper.writeValueAsString(line) + "\n");
        file.flush();
      }
    } catch (IOException e) {
      // A full disk ends the events, not the run: its journal decides about that.
      broken = true;
    }
  }

  @Override
  public void close() {
    try {
      file.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
