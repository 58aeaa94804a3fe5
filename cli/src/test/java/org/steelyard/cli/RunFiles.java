package org.steelyard.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A run folder as another program reads it: plain JSON, none of our records. */
record RunFiles(Path folder) {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  /** All whole lines of the journal. */
  List<JsonNode> journal() {
    String text = read("journal.jsonl");
    return text.substring(0, text.lastIndexOf('\n') + 1).lines().map(JSON::readTree).toList();
  }

  JsonNode plan() {
    return journal().get(0).get("plan");
  }

  List<JsonNode> forks() {
    return journal().stream()
        .filter(e -> e.get("type").asString().equals("fork"))
        .map(e -> e.get("fork"))
        .toList();
  }

  /** The forks of the benchmark whose name ends like this. */
  List<JsonNode> forksOf(String benchmark) {
    JsonNode cases = plan().get("cases");
    return forks().stream()
        .filter(
            f ->
                cases
                    .get(f.get("caseIndex").asInt())
                    .get("id")
                    .get("benchmark")
                    .asString()
                    .endsWith("." + benchmark))
        .toList();
  }

  JsonNode document() {
    return JSON.readTree(read("run.json"));
  }

  /** The results of the benchmark whose name ends like this, in the order of the table. */
  List<JsonNode> casesOf(String benchmark) {
    return document()
        .get("cases")
        .valueStream()
        .filter(c -> c.get("id").get("benchmark").asString().endsWith("." + benchmark))
        .toList();
  }

  JsonNode jmhJson() {
    return JSON.readTree(read("jmh.json"));
  }

  String read(String file) {
    try {
      return Files.readString(folder.resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Everything in the folder, by relative name. */
  List<String> names() {
    try (Stream<Path> tree = Files.walk(folder)) {
      return tree.filter(Files::isRegularFile)
          .map(f -> folder.relativize(f).toString())
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
