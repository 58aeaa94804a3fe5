package org.steelyard.engine.arm;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.PlannedCase;

/**
 * What one arm could measure.
 *
 * @param name as a person wrote it
 * @param jmh version of its JMH, null where it does not tell
 * @param cases those that were asked for, with the settings that its annotations lead to
 */
public record ArmCases(String name, @Nullable String jmh, List<PlannedCase> cases) {
  public ArmCases {
    cases = List.copyOf(cases);
  }
}
