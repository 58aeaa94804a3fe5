package org.steelyard.engine.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.steelyard.engine.UsageException;
import org.steelyard.model.Case;

/**
 * The cases that a jar's author put forward, from the resource {@value #RESOURCE}: a regular
 * expression on the benchmark's name, then parameters with the values that are meant, a line each;
 * {@code #} starts a comment. A person who names benchmarks or parameters chooses among all.
 */
public final class Published {
  /** Where a jar keeps its list. */
  public static final String RESOURCE = "META-INF/steelyard/published";

  private record Line(Pattern name, Map<String, List<String>> params) {
    boolean holds(Case id) {
      return name.matcher(id.benchmark()).find()
          && params.entrySet().stream()
              .allMatch(p -> p.getValue().contains(id.params().get(p.getKey())));
    }
  }

  private final List<Line> lines;

  private Published(List<Line> lines) {
    this.lines = lines;
  }

  /**
   * @throws UsageException when a line is malformed
   */
  public static Published parse(String text) throws UsageException {
    List<Line> lines = new ArrayList<>();
    for (String raw : text.lines().map(String::strip).toList()) {
      if (raw.isEmpty() || raw.startsWith("#")) {
        continue;
      }
      String[] words = raw.split("\\s+");
      Map<String, List<String>> params = new LinkedHashMap<>();
      for (int i = 1; i < words.length; i++) {
        String[] pair = words[i].split("=", 2);
        if (pair.length != 2) {
          throw new UsageException(
              RESOURCE + ": no '=' in \"" + words[i] + "\" of \"" + raw + "\"");
        }
        params.put(pair[0], List.of(pair[1].split(",")));
      }
      lines.add(new Line(Selection.pattern(words[0]), params));
    }
    return new Published(lines);
  }

  boolean holds(Case id) {
    return lines.stream().anyMatch(line -> line.holds(id));
  }
}
