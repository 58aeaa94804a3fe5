package org.steelyard.agent.protocol;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One line of the conversation between engine, hosts and forks: a verb and named fields.
 *
 * <p>On the wire a message is {@code verb TAB name=value TAB name=value LF}. Tab, line feed,
 * carriage return and backslash are escaped in verbs, names and values, the equals sign in names
 * too, so that any string travels. Nothing is deserialised: every value stays a string until the
 * reader asks for a number.
 */
public final class Message {
  private final String verb;
  private final Map<String, String> fields;

  private Message(String verb, Map<String, String> fields) {
    this.verb = verb;
    this.fields = fields;
  }

  /** Starts a message. */
  public static Builder of(String verb) {
    return new Builder(verb);
  }

  public String verb() {
    return verb;
  }

  /** All fields in the order in which they were set. */
  public Map<String, String> fields() {
    return Collections.unmodifiableMap(fields);
  }

  public boolean has(String name) {
    return fields.containsKey(name);
  }

  /**
   * @throws IllegalArgumentException when the message has no such field
   */
  public String get(String name) {
    String value = fields.get(name);
    if (value == null) {
      throw new IllegalArgumentException("message '" + verb + "' lacks the field '" + name + "'");
    }
    return value;
  }

  /** The value of a field, or the given one where the message has none. */
  public String get(String name, String otherwise) {
    String value = fields.get(name);
    return value == null ? otherwise : value;
  }

  public long getLong(String name, long otherwise) {
    String value = fields.get(name);
    return value == null ? otherwise : Long.parseLong(value);
  }

  public double getDouble(String name, double otherwise) {
    String value = fields.get(name);
    return value == null ? otherwise : Double.parseDouble(value);
  }

  /** The values set with {@link Builder#with(String, Collection)}; empty where there are none. */
  public List<String> list(String name) {
    List<String> values = new ArrayList<String>();
    for (int i = 0; fields.containsKey(name + "." + i); i++) {
      values.add(fields.get(name + "." + i));
    }
    return values;
  }

  /** The line that stands for this message, without its line feed. */
  public String encode() {
    StringBuilder line = new StringBuilder(64 + 16 * fields.size());
    escape(verb, false, line);
    for (Map.Entry<String, String> field : fields.entrySet()) {
      line.append('\t');
      escape(field.getKey(), true, line);
      line.append('=');
      escape(field.getValue(), false, line);
    }
    return line.toString();
  }

  /**
   * Reads a line that {@link #encode()} wrote.
   *
   * @throws IllegalArgumentException when a field has no equals sign
   */
  public static Message decode(String line) {
    String[] parts = line.split("\t", -1);
    Builder message = of(unescape(parts[0]));
    for (int i = 1; i < parts.length; i++) {
      int equals = parts[i].indexOf('=');
      if (equals < 0) {
        throw new IllegalArgumentException("field without '=' in a line of the protocol");
      }
      message.with(
          unescape(parts[i].substring(0, equals)), unescape(parts[i].substring(equals + 1)));
    }
    return message.build();
  }

  private static void escape(String text, boolean name, StringBuilder out) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '\\':
          out.append("\\\\");
          break;
        case '\t':
          out.append("\\t");
          break;
        case '\n':
          out.append("\\n");
          break;
        case '\r':
          out.append("\\r");
          break;
        case '=':
          out.append(name ? "\\e" : "=");
          break;
        default:
          out.append(c);
      }
    }
  }

  private static String unescape(String text) {
    if (text.indexOf('\\') < 0) {
      return text;
    }
    StringBuilder out = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c != '\\' || i + 1 == text.length()) {
        out.append(c);
        continue;
      }
      char escaped = text.charAt(++i);
      switch (escaped) {
        case 't':
          out.append('\t');
          break;
        case 'n':
          out.append('\n');
          break;
        case 'r':
          out.append('\r');
          break;
        case 'e':
          out.append('=');
          break;
        default:
          out.append(escaped);
      }
    }
    return out.toString();
  }

  @Override
  public String toString() {
    return encode();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Message
        && ((Message) other).verb.equals(verb)
        && ((Message) other).fields.equals(fields);
  }

  @Override
  public int hashCode() {
    return 31 * verb.hashCode() + fields.hashCode();
  }

  /** Collects the fields of one message. Null values are left out. */
  public static final class Builder {
    private final String verb;
    private final Map<String, String> fields = new LinkedHashMap<String, String>();

    private Builder(String verb) {
      this.verb = verb;
    }

    public Builder with(String name, Object value) {
      if (value != null) {
        fields.put(name, value.toString());
      }
      return this;
    }

    /** Sets a list, one field an element: {@code name.0}, {@code name.1}, and so on. */
    public Builder with(String name, Collection<?> values) {
      int i = 0;
      for (Object value : values) {
        with(name + "." + i++, value);
      }
      return this;
    }

    public Message build() {
      return new Message(verb, new LinkedHashMap<String, String>(fields));
    }
  }
}
