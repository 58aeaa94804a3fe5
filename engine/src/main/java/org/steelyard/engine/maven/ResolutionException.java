package org.steelyard.engine.maven;

import org.jspecify.annotations.Nullable;

/**
 * Coordinates could not be made a class path. The message is meant for the user: what is missing,
 * where it was looked for, what to do now.
 */
public final class ResolutionException extends Exception {

  private static final long serialVersionUID = 1L;

  ResolutionException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
