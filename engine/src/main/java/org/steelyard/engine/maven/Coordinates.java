package org.steelyard.engine.maven;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Maven coordinates of one artifact.
 *
 * @param extension the file's extension; {@code null} stands for {@code jar}
 * @param classifier what tells two files of one artifact apart, or {@code null}
 * @param version a version, a {@code -SNAPSHOT}, or a range such as {@code [1.0,2.0)}; never {@code
 *     LATEST} or {@code RELEASE}
 */
public record Coordinates(
    String group,
    String artifact,
    @Nullable String extension,
    @Nullable String classifier,
    String version) {

  private static final String FORM =
      "group:artifact:version, group:artifact:extension:version or"
          + " group:artifact:extension:classifier:version";

  private static final String NAME = "[A-Za-z0-9_.-]+";
  private static final String RANGE = "[\\[(][A-Za-z0-9_.+,\\[\\]() -]*[\\])]";
  private static final Pattern COORDINATES =
      Pattern.compile(NAME + "(:" + NAME + "){1,3}:([A-Za-z0-9_.+-]+|" + RANGE + ")");

  /**
   * @throws IllegalArgumentException when the version is {@code LATEST} or {@code RELEASE}
   */
  public Coordinates {
    if (version.equals("LATEST") || version.equals("RELEASE")) {
      throw new IllegalArgumentException(
          version
              + " of "
              + group
              + ":"
              + artifact
              + " means another jar from one day to the next (a pre-release, too), and nobody could"
              + " repeat the measurement; name a version");
    }
  }

  /**
   * Reads coordinates.
   *
   * @throws IllegalArgumentException when {@code text} is not of one of the three forms, or asks
   *     for {@code LATEST} or {@code RELEASE}
   */
  public static Coordinates parse(String text) {
    if (!COORDINATES.matcher(text).matches()) {
      throw new IllegalArgumentException("'" + text + "' is not Maven coordinates; write " + FORM);
    }
    String[] parts = text.split(":");
    String version = parts[parts.length - 1];
    String extension = parts.length > 3 ? parts[2] : null;
    String classifier = parts.length > 4 ? parts[3] : null;
    return new Coordinates(parts[0], parts[1], extension, classifier, version);
  }

  /**
   * Whether {@code text} has the form of coordinates, so that it is worth parsing. A list of jars
   * with colons between them ({@code a.jar:b.jar:c.jar}) is a class path, not coordinates.
   */
  public static boolean looksLike(String text) {
    return COORDINATES.matcher(text).matches() && !text.endsWith(".jar");
  }

  /** Whether these coordinates may mean another file tomorrow: a snapshot or a version range. */
  boolean moving() {
    return version.endsWith("SNAPSHOT") || version.startsWith("[") || version.startsWith("(");
  }

  /** The coordinates as {@link #parse} reads them. */
  @Override
  public String toString() {
    String file = extension == null ? "jar" : extension;
    if (classifier != null) {
      return String.join(":", group, artifact, file, classifier, version);
    }
    return extension == null
        ? String.join(":", group, artifact, version)
        : String.join(":", group, artifact, file, version);
  }
}
