package org.steelyard.report;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Numbers as JMH's JSON has them: what JSON has no number for is a word. */
public final class JmhNumbers {
  private JmhNumbers() {}

  public static void put(ObjectNode node, String name, double value) {
    if (Double.isFinite(value)) {
      node.put(name, value);
    } else {
      node.put(name, word(value));
    }
  }

  public static void add(ArrayNode node, double value) {
    if (Double.isFinite(value)) {
      node.add(value);
    } else {
      node.add(word(value));
    }
  }

  private static String word(double value) {
    return Double.isNaN(value) ? "NaN" : value > 0 ? "+INF" : "-INF";
  }
}
