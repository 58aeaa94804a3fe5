package org.steelyard.engine.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.launch.CatalogReader;
import org.steelyard.engine.launch.HostCommand;
import org.steelyard.engine.target.Fingerprints;
import org.steelyard.model.Benchmark;
import org.steelyard.model.Effort;
import org.steelyard.model.Fingerprint;
import org.steelyard.model.Plan;
import org.steelyard.model.PlannedCase;
import org.steelyard.model.Secrets;
import org.steelyard.model.Target;

/**
 * Prepares a run to go on: the plan of its journal, as long as what it measures is still the same.
 */
public final class Resumption {
  private Resumption() {}

  /**
   * @param jvm another java command than the run began with, null for that one
   * @param agent our agent's jar
   * @param secrets values of arguments that were masked, as name=value
   * @param budgetSeconds for what is left, null for no bound
   * @throws EngineException with the reason when it cannot go on
   */
  public static Prepared of(
      JournalReader journal,
      @Nullable Path jvm,
      Path agent,
      List<String> secrets,
      @Nullable Double budgetSeconds)
      throws EngineException {
    Plan old = unmasked(journal.header().plan(), secrets);
    Path java = jvm != null ? jvm : Path.of(old.jvm());
    if (!Files.isExecutable(java)) {
      throw new UsageException(
          "the run was started on " + java + ", which is not there any more. Name one with -jvm.");
    }
    List<HostCommand> hosts = new ArrayList<>();
    for (Target target : old.targets()) {
      hosts.add(new HostCommand(java, List.of(), unchanged(target), agent));
    }
    Plan plan =
        new Plan(
            old.command(),
            old.seed(),
            old.effort(),
            budgetSeconds,
            java.toString(),
            old.profilers(),
            old.targets(),
            old.cases());
    return new Prepared(
        plan, hosts, plan.effort() == Effort.SMOKE ? benchmarks(plan, hosts) : List.of());
  }

  /**
   * The class path of a target, as long as it holds what it held.
   *
   * @throws UsageException when it does not
   */
  public static List<Path> unchanged(Target target) throws EngineException {
    List<Path> classPath = target.classPath().stream().map(f -> Path.of(f.path())).toList();
    List<Fingerprint> now = Fingerprints.of(classPath);
    for (int i = 0; i < now.size(); i++) {
      if (!now.get(i).equals(target.classPath().get(i))) {
        throw new UsageException(
            now.get(i).path()
                + (now.get(i).sha256().equals(Fingerprint.ABSENT)
                    ? " is gone"
                    : " is not what it was when the run began")
                + ": its forks cannot be put beside those that are done. Start a new run.");
      }
    }
    return classPath;
  }

  private static Plan unmasked(Plan plan, List<String> secrets) throws UsageException {
    if (plan.profilers().stream().anyMatch(p -> p.contains(Secrets.MASK))) {
      throw new UsageException(
          "a profiler of this run has options that look like secrets and were not written down."
              + " Start a new run.");
    }
    return Unmasking.of(secrets, plan::withArguments);
  }

  /** A smoke run puts benchmarks with equal arguments together; their annotations hold these. */
  private static List<Benchmark> benchmarks(Plan plan, List<HostCommand> hosts)
      throws EngineException {
    List<Map<String, Benchmark>> byName = new ArrayList<>();
    for (HostCommand host : hosts) {
      Map<String, Benchmark> names = new HashMap<>();
      CatalogReader.read(host).benchmarks().forEach(b -> names.putIfAbsent(b.name(), b));
      byName.add(names);
    }
    List<Benchmark> benchmarks = new ArrayList<>();
    for (PlannedCase planned : plan.cases()) {
      benchmarks.add(byName.get(planned.target()).get(planned.id().benchmark()));
    }
    return benchmarks;
  }
}
