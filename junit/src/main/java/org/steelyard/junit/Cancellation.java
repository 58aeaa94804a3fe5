package org.steelyard.junit;

import java.lang.reflect.Method;
import org.junit.platform.engine.ExecutionRequest;

/**
 * Whether somebody has cancelled. Platforms since 6.0 tell it with a token; with those before, the
 * end of the JVM is all there is.
 */
interface Cancellation {
  boolean isRequested();

  /** Asked by reflection, because the oldest platform that this engine works with lacks it. */
  static Cancellation of(ExecutionRequest request) {
    try {
      Object token = ExecutionRequest.class.getMethod("getCancellationToken").invoke(request);
      Method asked =
          Class.forName("org.junit.platform.engine.CancellationToken")
              .getMethod("isCancellationRequested");
      return () -> {
        try {
          return (boolean) asked.invoke(token);
        } catch (ReflectiveOperationException e) {
          return false;
        }
      };
    } catch (ReflectiveOperationException older) {
      return () -> false;
    }
  }

  /** Nobody can. */
  static Cancellation never() {
    return () -> false;
  }
}
