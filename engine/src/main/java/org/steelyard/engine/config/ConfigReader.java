package org.steelyard.engine.config;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.UsageException;
import tools.jackson.databind.JsonNode;

/** From the tree of a TOML file to a configuration, strictly: a typing error must not go unseen. */
final class ConfigReader {
  private static final List<String> KEYS =
      List.of("build", "jar", "benchmarks", "threshold", "case", "accepted");
  private static final List<String> CASE_KEYS = List.of("match", "threshold");
  private static final List<String> ACCEPTED_KEYS = List.of("case", "reason");

  private final Path file;

  ConfigReader(Path file) {
    this.file = file;
  }

  ProjectConfig read(JsonNode root) throws UsageException {
    check(root, KEYS, "");
    List<String> benchmarks = new ArrayList<>();
    for (JsonNode folder : list(root, "benchmarks", "benchmarks = [\"src/jmh/java\"]")) {
      benchmarks.add(text(folder, "benchmarks"));
    }
    List<CaseThreshold> cases = new ArrayList<>();
    for (JsonNode entry : list(root, "case", "[[case]]")) {
      check(entry, CASE_KEYS, "[[case]] ");
      cases.add(
          new CaseThreshold(
              pattern(required(entry, "match", "[[case]]"), "[[case]] match"),
              threshold(required(entry, "threshold", "[[case]]"), "[[case]] threshold")));
    }
    List<Accepted> accepted = new ArrayList<>();
    for (JsonNode entry : list(root, "accepted", "[[accepted]]")) {
      check(entry, ACCEPTED_KEYS, "[[accepted]] ");
      Pattern match = pattern(required(entry, "case", "[[accepted]]"), "[[accepted]] case");
      accepted.add(new Accepted(match, required(entry, "reason", "[[accepted]]")));
    }
    @Nullable String threshold = optional(root, "threshold");
    return new ProjectConfig(
        file,
        optional(root, "build"),
        optional(root, "jar"),
        benchmarks,
        threshold == null ? Threshold.DEFAULT : threshold(threshold, "threshold"),
        cases,
        accepted);
  }

  private void check(JsonNode table, List<String> known, String where) throws UsageException {
    if (!table.isObject()) {
      throw wrong(where.strip(), "is a table of its own: write " + where.strip() + " on a line");
    }
    for (String key : table.propertyNames()) {
      if (!known.contains(key)) {
        throw new UsageException(
            file
                + ": there is no key '"
                + where
                + key
                + "'. Did you mean '"
                + NearestWord.of(key, known)
                + "'? Known are "
                + String.join(", ", known)
                + ".");
      }
    }
  }

  private Iterable<JsonNode> list(JsonNode table, String key, String form) throws UsageException {
    @Nullable JsonNode node = table.get(key);
    if (node == null) {
      return List.of();
    }
    if (!node.isArray()) {
      throw wrong(key, "is a list: write " + form);
    }
    return node;
  }

  private @Nullable String optional(JsonNode table, String key) throws UsageException {
    @Nullable JsonNode node = table.get(key);
    return node == null ? null : text(node, key);
  }

  private String required(JsonNode table, String key, String where) throws UsageException {
    @Nullable String text = optional(table, key);
    if (text == null) {
      throw wrong(where, "needs a " + key + ": write " + key + " = \"...\"");
    }
    return text;
  }

  private String text(JsonNode node, String key) throws UsageException {
    if (!node.isString() || node.stringValue().isBlank()) {
      throw wrong(key, "is a text in quotes, not " + node);
    }
    return node.stringValue();
  }

  private Threshold threshold(String text, String key) throws UsageException {
    try {
      return Threshold.parse(text);
    } catch (UsageException e) {
      throw wrong(key, e.getMessage());
    }
  }

  private Pattern pattern(String text, String key) throws UsageException {
    try {
      return Pattern.compile(text);
    } catch (PatternSyntaxException e) {
      throw wrong(key, "\"" + text + "\" is not a regular expression: " + e.getDescription() + ".");
    }
  }

  private UsageException wrong(String key, String what) {
    return new UsageException(file + ": " + key + ": " + what);
  }
}
