package org.steelyard.engine.run;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.Meanwhile;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.catalog.Catalog;
import org.steelyard.engine.launch.CatalogReader;
import org.steelyard.engine.launch.HostCommand;
import org.steelyard.engine.plan.Planner;
import org.steelyard.engine.plan.Published;
import org.steelyard.engine.scan.BaselineMarks;
import org.steelyard.engine.scan.ClassFiles;
import org.steelyard.engine.scan.IterationFixtures;
import org.steelyard.engine.scan.LauncherFlags;
import org.steelyard.engine.target.Fingerprints;
import org.steelyard.engine.target.ResolvedTarget;
import org.steelyard.model.Benchmark;
import org.steelyard.model.Fingerprint;
import org.steelyard.model.PlannedCase;
import org.steelyard.model.Secrets;
import org.steelyard.model.Target;

/** A target whose benchmarks were read, and those of them that were asked for. */
public final class ChosenTarget {
  private final ResolvedTarget target;
  private final HostCommand command;
  private final Meanwhile<List<Fingerprint>> fingerprints;
  private final Catalog catalog;
  private final List<Benchmark> chosen;

  private ChosenTarget(
      ResolvedTarget target,
      HostCommand command,
      Meanwhile<List<Fingerprint>> fingerprints,
      Catalog catalog,
      List<Benchmark> chosen) {
    this.target = target;
    this.command = command;
    this.fingerprints = fingerprints;
    this.catalog = catalog;
    this.chosen = chosen;
  }

  /**
   * Asks a target's own JMH what benchmarks it has.
   *
   * @throws EngineException when that cannot be told
   */
  public static ChosenTarget read(ResolvedTarget target, HostCommand command, Planner planner)
      throws EngineException {
    Meanwhile<List<Fingerprint>> fingerprints =
        Meanwhile.doing(() -> Fingerprints.of(target.classPath()));
    Catalog catalog = CatalogReader.read(command);
    return new ChosenTarget(
        target, command, fingerprints, catalog, planner.select(catalog.benchmarks()));
  }

  /** How its host is started. */
  public HostCommand command() {
    return command;
  }

  /** How many benchmarks it has in all. */
  public int known() {
    return catalog.benchmarks().size();
  }

  /** Those that were asked for; may be none. */
  public List<Benchmark> chosen() {
    return chosen;
  }

  /** Version of its JMH, null where it does not tell. */
  public @Nullable String jmh() {
    return catalog.jmh();
  }

  /**
   * What is to be measured.
   *
   * @param cases may be none
   * @param target as it is written down
   */
  public record Planned(List<PlannedCase> cases, Target target) {}

  /**
   * @param index of the target in the plan
   */
  public Planned plan(int index, Planner planner) throws EngineException {
    try (ClassFiles classes = new ClassFiles(command.classPath())) {
      List<PlannedCase> cases =
          planner.plan(index, chosen, published(classes), new IterationFixtures(classes)::has);
      return new Planned(cases, describe(classes));
    }
  }

  /** The benchmark of each case. */
  public List<Benchmark> benchmarksOf(List<PlannedCase> cases) {
    Map<String, Benchmark> byName = new HashMap<>();
    chosen.forEach(b -> byName.put(b.name() + b.mode(), b));
    return cases.stream().map(p -> byName.get(p.id().benchmark() + p.id().mode())).toList();
  }

  private static @Nullable Published published(ClassFiles classes) throws UsageException {
    Optional<byte[]> list = classes.resource(Published.RESOURCE);
    return list.isEmpty() ? null : Published.parse(new String(list.get(), StandardCharsets.UTF_8));
  }

  private Target describe(ClassFiles classes) throws EngineException {
    LauncherFlags scan = new LauncherFlags(classes);
    Map<String, List<String>> flags = new TreeMap<>();
    for (Benchmark benchmark : chosen) {
      List<String> found = scan.of(benchmark.className());
      if (!found.isEmpty()) {
        flags.put(benchmark.className(), Secrets.mask(found));
      }
    }
    return new Target(
        target.name(),
        fingerprints.done(),
        catalog.jmh(),
        flags,
        new BaselineMarks(classes).of(chosen));
  }
}
