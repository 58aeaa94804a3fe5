package org.steelyard.report.html;

import java.util.List;
import java.util.stream.Collectors;
import org.steelyard.model.Json;
import tools.jackson.databind.json.JsonMapper;

/** JSON that stands inside a page's script element. */
final class EmbeddedJson {
  private final JsonMapper mapper = Json.lines();

  String of(Object value) {
    return escaped(mapper.writeValueAsString(value));
  }

  /** One value a line: a page of thousands of cases parses only those that are looked at. */
  String lines(List<?> values) {
    return values.stream().map(this::of).collect(Collectors.joining("\n"));
  }

  /** The same JSON, without a character that could end the element or turn the text round. */
  private static String escaped(String json) {
    StringBuilder text = new StringBuilder(json.length() + json.length() / 64);
    for (int i = 0; i < json.length(); i++) {
      char c = json.charAt(i);
      if (c == '\\') {
        i++;
        text.append(escape(json.charAt(i)));
      } else if (c == '<' || c == '>' || c == '&' || c == '\u2028' || c == '\u2029') {
        text.append("\\u").append(Visible.hex(c));
      } else if (Visible.isHidden(c) && c != '\n') {
        text.append("\\\\u").append(Visible.hex(c));
      } else {
        text.append(c);
      }
    }
    return text.toString();
  }

  /** An escape of JSON's as it is, but for control characters: people are shown their code. */
  private static String escape(char c) {
    return switch (c) {
      case 'u' -> "\\\\u";
      case 'b' -> "\\\\u0008";
      case 'f' -> "\\\\u000c";
      default -> "\\" + c;
    };
  }
}
