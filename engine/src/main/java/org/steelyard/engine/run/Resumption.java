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
      List<Path> classPath = target.classPath().stream().map(f -> Path.of(f.path())).toList();
      check(target, Fingerprints.of(classPath));
      hosts.add(new HostCommand(java, List.of(), classPath, agent));
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

  private static void check(Target target, List<Fingerprint> now) throws UsageException {
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
  }

  private static Plan unmasked(Plan plan, List<String> secrets) throws UsageException {
    Map<String, String> values = new HashMap<>();
    for (String secret : secrets) {
      int equals = secret.indexOf('=');
      if (equals < 1) {
        throw new UsageException("-D " + secret + ": write it as name=value");
      }
      values.put(secret.substring(0, equals), secret);
    }
    if (plan.profilers().stream().anyMatch(p -> p.contains(Secrets.MASK))) {
      throw new UsageException(
          "a profiler of this run has options that look like secrets and were not written down."
              + " Start a new run.");
    }
    List<String> missing = new ArrayList<>();
    Plan restored =
        plan.withArguments(
            argument -> {
              if (!argument.contains(Secrets.MASK)) {
                return argument;
              }
              String name = argument.replaceFirst("^-D", "").replaceFirst("=.*", "");
              if (!values.containsKey(name)) {
                missing.add(name);
                return argument;
              }
              return (argument.startsWith("-D") ? "-D" : "") + values.get(name);
            });
    if (!missing.isEmpty()) {
      throw new UsageException(
          "the run has arguments that look like secrets and were not written down. Give them again:"
              + " -D "
              + String.join("=... -D ", missing.stream().distinct().toList())
              + "=...");
    }
    return restored;
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
