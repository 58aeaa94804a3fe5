package org.steelyard.engine.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.catalog.Catalog;
import org.steelyard.engine.launch.CatalogReader;
import org.steelyard.engine.launch.HostCommand;
import org.steelyard.engine.plan.Cost;
import org.steelyard.engine.plan.Planner;
import org.steelyard.engine.plan.Request;
import org.steelyard.engine.scan.ClassFiles;
import org.steelyard.engine.scan.IterationFixtures;
import org.steelyard.engine.target.ResolvedTarget;
import org.steelyard.model.Benchmark;
import org.steelyard.model.Case;
import org.steelyard.model.Effort;
import org.steelyard.model.PlannedCase;

/**
 * What a target holds, and what it would cost.
 *
 * @param target as a person named it
 * @param cases all of this benchmark
 * @param seconds machine time of all these cases at each effort that measures
 */
public record Listing(
    String target, Benchmark benchmark, List<Case> cases, Map<Effort, Double> seconds) {
  /** The efforts that have a cost to speak of. */
  public static final List<Effort> EFFORTS =
      List.of(Effort.QUICK, Effort.STANDARD, Effort.THOROUGH);

  /**
   * @param request whose effort is left aside
   * @throws UsageException when nothing matches
   */
  public static List<Listing> of(
      List<ResolvedTarget> targets, Path jvm, Path agent, Request request, int processors)
      throws EngineException {
    List<Listing> all = new ArrayList<>();
    int known = 0;
    for (ResolvedTarget target : targets) {
      Catalog catalog =
          CatalogReader.read(new HostCommand(jvm, List.of(), target.classPath(), agent));
      known += catalog.benchmarks().size();
      try (ClassFiles classes = new ClassFiles(target.classPath())) {
        all.addAll(
            of(
                target,
                new Planner(request, processors).select(catalog.benchmarks()),
                new IterationFixtures(classes)::has,
                request,
                processors));
      }
    }
    if (all.isEmpty()) {
      throw new UsageException(
          "none of the " + known + " benchmarks matches " + String.join(", ", request.includes()));
    }
    return all;
  }

  private static List<Listing> of(
      ResolvedTarget target,
      List<Benchmark> chosen,
      Predicate<Benchmark> iterationFixture,
      Request request,
      int processors)
      throws UsageException {
    Map<Effort, Planner> planners = new EnumMap<>(Effort.class);
    for (Effort effort : EFFORTS) {
      planners.put(
          effort,
          new Planner(
              new Request(
                  request.includes(),
                  request.excludes(),
                  request.flags(),
                  request.params(),
                  request.modes(),
                  effort,
                  true),
              processors));
    }
    List<Listing> listings = new ArrayList<>();
    for (Benchmark benchmark : chosen) {
      Map<Effort, Double> seconds = new EnumMap<>(Effort.class);
      List<Case> cases = List.of();
      for (Effort effort : EFFORTS) {
        List<PlannedCase> planned =
            planners.get(effort).plan(0, List.of(benchmark), null, iterationFixture);
        seconds.put(effort, planned.stream().mapToDouble(Cost::caseSeconds).sum());
        cases = planned.stream().map(PlannedCase::id).toList();
      }
      listings.add(new Listing(target.name(), benchmark, cases, seconds));
    }
    return listings;
  }
}
