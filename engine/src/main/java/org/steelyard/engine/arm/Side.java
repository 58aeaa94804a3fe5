package org.steelyard.engine.arm;

import java.util.List;
import org.steelyard.model.Case;
import org.steelyard.model.PlannedCase;

/** One arm's cases, ready to be matched with those of others. */
record Side(String name, List<Keyed> cases) {
  /**
   * @param key the case without what is meant to differ between the arms
   */
  record Keyed(Case key, PlannedCase planned) {}

  List<Keyed> of(String benchmark) {
    return cases.stream().filter(c -> c.key().benchmark().equals(benchmark)).toList();
  }
}
