package org.steelyard.junit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads the JSON that Steelyard itself writes. This module may need nothing but the JUnit Platform,
 * so that it disturbs no class path; so it reads the little it needs by itself.
 */
final class JsonText {
  private final String text;
  private int at;

  private JsonText(String text) {
    this.text = text;
  }

  /**
   * Maps, lists, strings, doubles, booleans and null.
   *
   * @throws IllegalArgumentException when it is no JSON
   */
  static Object read(String text) {
    JsonText reader = new JsonText(text);
    Object value = reader.value();
    reader.space();
    if (reader.at != text.length()) {
      throw reader.broken();
    }
    return value;
  }

  private Object value() {
    space();
    switch (peek()) {
      case '{':
        return object();
      case '[':
        return array();
      case '"':
        return string();
      case 't':
        return word("true", true);
      case 'f':
        return word("false", false);
      case 'n':
        return word("null", null);
      default:
        return number();
    }
  }

  private Map<String, Object> object() {
    Map<String, Object> object = new LinkedHashMap<>();
    at++;
    for (space(); peek() != '}'; space()) {
      if (!object.isEmpty()) {
        expect(',');
        space();
      }
      String name = string();
      space();
      expect(':');
      object.put(name, value());
    }
    at++;
    return object;
  }

  private List<Object> array() {
    List<Object> array = new ArrayList<>();
    at++;
    for (space(); peek() != ']'; space()) {
      if (!array.isEmpty()) {
        expect(',');
      }
      array.add(value());
    }
    at++;
    return array;
  }

  private String string() {
    expect('"');
    StringBuilder string = new StringBuilder();
    while (peek() != '"') {
      char c = text.charAt(at++);
      string.append(c == '\\' ? escaped() : c);
    }
    at++;
    return string.toString();
  }

  private char escaped() {
    char c = peek();
    at++;
    switch (c) {
      case 'n':
        return '\n';
      case 't':
        return '\t';
      case 'r':
        return '\r';
      case 'b':
        return '\b';
      case 'f':
        return '\f';
      case 'u':
        if (at + 4 > text.length()) {
          throw broken();
        }
        at += 4;
        return (char) Integer.parseInt(text.substring(at - 4, at), 16);
      default:
        return c;
    }
  }

  private Object number() {
    int from = at;
    while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    if (from == at) {
      throw broken();
    }
    return Double.valueOf(text.substring(from, at));
  }

  private Object word(String word, Object value) {
    if (!text.startsWith(word, at)) {
      throw broken();
    }
    at += word.length();
    return value;
  }

  private void space() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  private char peek() {
    if (at >= text.length()) {
      throw broken();
    }
    return text.charAt(at);
  }

  private void expect(char c) {
    if (peek() != c) {
      throw broken();
    }
    at++;
  }

  private IllegalArgumentException broken() {
    return new IllegalArgumentException("not JSON at " + at);
  }
}
