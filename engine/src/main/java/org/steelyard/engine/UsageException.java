package org.steelyard.engine;

/** The request itself is wrong; nothing was run. */
public final class UsageException extends EngineException {
  private static final long serialVersionUID = 1L;

  public UsageException(String message) {
    super(message);
  }
}
