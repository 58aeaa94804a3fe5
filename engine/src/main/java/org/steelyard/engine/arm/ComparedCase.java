package org.steelyard.engine.arm;

import java.util.List;
import org.steelyard.model.Case;

/**
 * A case that the baseline and at least one other arm have.
 *
 * @param key the case without what differs between the arms
 * @param arms the baseline first, then the others that have it, in their order
 */
public record ComparedCase(Case key, List<ArmCase> arms) {
  public ComparedCase {
    arms = List.copyOf(arms);
  }
}
