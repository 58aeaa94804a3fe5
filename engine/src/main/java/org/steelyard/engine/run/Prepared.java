package org.steelyard.engine.run;

import java.util.List;
import org.steelyard.engine.launch.HostCommand;
import org.steelyard.model.Benchmark;
import org.steelyard.model.Plan;

/**
 * All that is needed to start.
 *
 * @param hosts one for each target of the plan
 * @param benchmarks the benchmark of each planned case, by the same position
 */
public record Prepared(Plan plan, List<HostCommand> hosts, List<Benchmark> benchmarks) {}
