package org.steelyard.report.format;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.steelyard.report.Plain;

/**
 * Configuration lines of Go benchmark text. A key keeps its value until it gets another one, and
 * benchstat makes a table of its own for each combination of values: so a key is written when its
 * value changes, and only what forbids a comparison, or is what is compared, is a key.
 */
final class GoKeys {
  private final Map<String, String> values = new HashMap<>();
  private final StringBuilder text;

  GoKeys(StringBuilder text) {
    this.text = text;
  }

  /**
   * Writes it where it is news.
   *
   * @param value null takes it back
   */
  void set(String key, @Nullable String value) {
    String plain = value == null ? "" : Plain.line(value);
    if (!plain.equals(values.getOrDefault(key, ""))) {
      values.put(key, plain);
      text.append(key).append(plain.isEmpty() ? ":" : ": ").append(plain).append('\n');
    }
  }
}
