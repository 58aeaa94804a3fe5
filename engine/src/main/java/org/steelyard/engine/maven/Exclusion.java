package org.steelyard.engine.maven;

import java.util.regex.Pattern;

/**
 * Dependencies to leave out of a class path, together with what only they need.
 *
 * @param group a group, or {@code *} for every group
 * @param artifact an artifact, or {@code *} for every artifact
 */
public record Exclusion(String group, String artifact) {

  private static final Pattern FORM =
      Pattern.compile("(\\*|[A-Za-z0-9_.-]+):(\\*|[A-Za-z0-9_.-]+)");

  /**
   * Reads {@code group:artifact}.
   *
   * @throws IllegalArgumentException when {@code text} is not of that form
   */
  public static Exclusion parse(String text) {
    if (!FORM.matcher(text).matches()) {
      throw new IllegalArgumentException(
          "'"
              + text
              + "' is not an exclusion; write group:artifact, with * for every group or every"
              + " artifact");
    }
    String[] parts = text.split(":");
    return new Exclusion(parts[0], parts[1]);
  }

  /** The exclusion as {@link #parse} reads it. */
  @Override
  public String toString() {
    return group + ":" + artifact;
  }
}
