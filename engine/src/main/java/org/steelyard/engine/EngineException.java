package org.steelyard.engine;

/**
 * Something a person has to know and can act on. The message says what happened, to which case or
 * file, and what to do now; it is shown without a stack.
 */
public class EngineException extends Exception {
  private static final long serialVersionUID = 1L;

  public EngineException(String message) {
    super(message);
  }

  public EngineException(String message, Throwable cause) {
    super(message, cause);
  }
}
