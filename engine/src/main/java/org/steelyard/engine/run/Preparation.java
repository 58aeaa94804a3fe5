package org.steelyard.engine.run;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.Meanwhile;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.catalog.Catalog;
import org.steelyard.engine.launch.CatalogReader;
import org.steelyard.engine.launch.HostCommand;
import org.steelyard.engine.plan.Planner;
import org.steelyard.engine.plan.Published;
import org.steelyard.engine.plan.Request;
import org.steelyard.engine.scan.ClassFiles;
import org.steelyard.engine.scan.IterationFixtures;
import org.steelyard.engine.scan.LauncherFlags;
import org.steelyard.engine.target.Fingerprints;
import org.steelyard.engine.target.ResolvedTarget;
import org.steelyard.model.Benchmark;
import org.steelyard.model.Fingerprint;
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
    List<Selected> targets = select(resolved);
    List<Target> described = new ArrayList<>();
    List<PlannedCase> cases = new ArrayList<>();
    List<Benchmark> benchmarks = new ArrayList<>();
    for (int i = 0; i < targets.size(); i++) {
      Selected target = targets.get(i);
      try (ClassFiles classes = new ClassFiles(target.command().classPath())) {
        List<PlannedCase> planned =
            planner.plan(
                i, target.chosen(), published(classes), new IterationFixtures(classes)::has);
        cases.addAll(planned);
        benchmarks.addAll(benchmarksOf(planned, target.chosen()));
        described.add(describe(target, classes));
      }
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
    return new Prepared(plan, targets.stream().map(Selected::command).toList(), benchmarks);
  }

  private record Selected(
      ResolvedTarget target,
      HostCommand command,
      Meanwhile<List<Fingerprint>> fingerprints,
      Catalog catalog,
      List<Benchmark> chosen) {}

  private List<Selected> select(List<ResolvedTarget> resolved) throws EngineException {
    List<Selected> selected = new ArrayList<>();
    List<Benchmark> all = new ArrayList<>();
    int known = 0;
    for (ResolvedTarget target : resolved) {
      HostCommand command = new HostCommand(jvm, List.of(), target.classPath(), agent);
      Meanwhile<List<Fingerprint>> fingerprints =
          Meanwhile.doing(() -> Fingerprints.of(target.classPath()));
      Catalog catalog = CatalogReader.read(command);
      List<Benchmark> chosen = planner.select(catalog.benchmarks());
      known += catalog.benchmarks().size();
      all.addAll(chosen);
      if (!chosen.isEmpty()) {
        selected.add(new Selected(target, command, fingerprints, catalog, chosen));
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

  private static @Nullable Published published(ClassFiles classes) throws UsageException {
    Optional<byte[]> list = classes.resource(Published.RESOURCE);
    return list.isEmpty() ? null : Published.parse(new String(list.get(), StandardCharsets.UTF_8));
  }

  private static List<Benchmark> benchmarksOf(List<PlannedCase> planned, List<Benchmark> chosen) {
    Map<String, Benchmark> byName = new HashMap<>();
    chosen.forEach(b -> byName.put(b.name() + b.mode(), b));
    return planned.stream().map(p -> byName.get(p.id().benchmark() + p.id().mode())).toList();
  }

  private static Target describe(Selected target, ClassFiles classes) throws EngineException {
    LauncherFlags scan = new LauncherFlags(classes);
    Map<String, List<String>> flags = new TreeMap<>();
    for (Benchmark benchmark : target.chosen()) {
      List<String> found = scan.of(benchmark.className());
      if (!found.isEmpty()) {
        flags.put(benchmark.className(), Secrets.mask(found));
      }
    }
    return new Target(
        target.target().name(), target.fingerprints().done(), target.catalog().jmh(), flags);
  }
}
