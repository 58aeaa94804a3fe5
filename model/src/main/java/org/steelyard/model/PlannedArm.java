package org.steelyard.model;

import java.util.List;

/**
 * An arm of a comparison.
 *
 * @param name as a person named it
 * @param jvm path of the java command
 * @param target its class path
 * @param notes what must be said about it beside a result
 */
public record PlannedArm(String name, String jvm, Target target, List<String> notes) {
  public PlannedArm {
    notes = notes == null ? List.of() : List.copyOf(notes);
  }

  PlannedArm masked() {
    return new PlannedArm(name, jvm, target.masked(), notes);
  }
}
