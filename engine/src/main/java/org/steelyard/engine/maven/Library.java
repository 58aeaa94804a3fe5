package org.steelyard.engine.maven;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * An artifact as it was resolved.
 *
 * @param classifier null for the main one
 * @param path an existing file
 */
public record Library(
    String group, String artifact, @Nullable String classifier, String version, Path path) {
  /** Group and artifact, as {@code group:artifact}: what stays when the version changes. */
  public String name() {
    return group + ":" + artifact;
  }
}
