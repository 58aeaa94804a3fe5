package org.steelyard.engine.compare;

import java.util.List;
import org.steelyard.engine.launch.HostCommand;
import org.steelyard.model.ComparisonPlan;

/**
 * All that is needed to start.
 *
 * @param hosts one for each arm of the plan
 */
public record PreparedComparison(ComparisonPlan plan, List<HostCommand> hosts) {}
