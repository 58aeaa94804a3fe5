package org.steelyard.engine.arm;

import java.util.List;
import org.steelyard.engine.target.ResolvedTarget;

/**
 * An arm that can be measured.
 *
 * @param target its class path, under the name that a person gave it
 * @param notes what must be said about it beside a result, a sentence each
 */
public record Arm(ResolvedTarget target, List<String> notes) {
  public Arm {
    notes = List.copyOf(notes);
  }
}
