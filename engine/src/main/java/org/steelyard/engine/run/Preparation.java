package org.steelyard.engine.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.launch.HostCommand;
import org.steelyard.engine.plan.Planner;
import org.steelyard.engine.plan.Request;
import org.steelyard.engine.target.ResolvedTarget;
import org.steelyard.model.Benchmark;
import org.steelyard.model.Plan;
import org.steelyard.model.PlannedCase;
import org.steelyard.model.Secrets;
import org.steelyard.model.Target;

/** From targets and a request to a plan: reads the catalogs, chooses, settles how to measure. */
public final class Preparation {
  private final Path jvm;
  private final Path agent;
  private final Request request;
  private final Planner planner;

  /**
   * @param jvm the java command that hosts and forks run on
   * @param agent our agent's jar
   * @param processors of this machine
   * @throws UsageException when the request contradicts itself
   */
  public Preparation(Path jvm, Path agent, Request request, int processors) throws UsageException {
    this.jvm = jvm;
    this.agent = agent;
    this.request = request;
    this.planner = new Planner(request, processors);
  }

  /**
   * @param command the command line, as typed
   * @param seed of the order
   * @param budgetSeconds null for none
   * @throws EngineException when nothing matches, or a catalog cannot be read
   */
  public Prepared prepare(
      List<ResolvedTarget> resolved,
      List<String> command,
      long seed,
      @Nullable Double budgetSeconds,
      List<String> profilers)
      throws EngineException {
    List<ChosenTarget> targets = select(resolved);
    List<Target> described = new ArrayList<>();
    List<PlannedCase> cases = new ArrayList<>();
    List<Benchmark> benchmarks = new ArrayList<>();
    for (int i = 0; i < targets.size(); i++) {
      ChosenTarget.Planned planned = targets.get(i).plan(i, planner);
      cases.addAll(planned.cases());
      benchmarks.addAll(targets.get(i).benchmarksOf(planned.cases()));
      described.add(planned.target());
    }
    if (cases.isEmpty()) {
      throw new UsageException(
          "no benchmark has the parameter values you chose. 'list' shows what there is.");
    }
    Plan plan =
        new Plan(
            Secrets.mask(command),
            seed,
            request.effort(),
            budgetSeconds,
            jvm.toString(),
            profilers,
            described,
            cases);
    return new Prepared(plan, targets.stream().map(ChosenTarget::command).toList(), benchmarks);
  }

  private List<ChosenTarget> select(List<ResolvedTarget> resolved) throws EngineException {
    List<ChosenTarget> selected = new ArrayList<>();
    List<Benchmark> all = new ArrayList<>();
    int known = 0;
    for (ResolvedTarget target : resolved) {
      ChosenTarget read =
          ChosenTarget.read(
              target, new HostCommand(jvm, List.of(), target.classPath(), agent), planner);
      known += read.known();
      all.addAll(read.chosen());
      if (!read.chosen().isEmpty()) {
        selected.add(read);
      }
    }
    if (all.isEmpty()) {
      throw new UsageException(
          "none of the "
              + known
              + " benchmarks in "
              + resolved.stream().map(ResolvedTarget::name).collect(Collectors.joining(", "))
              + " matches "
              + String.join(", ", request.includes())
              + (request.excludes().isEmpty()
                  ? ""
                  : " without " + String.join(", ", request.excludes()))
              + ". 'list' shows what there is.");
    }
    planner.check(all);
    return selected;
  }
}
