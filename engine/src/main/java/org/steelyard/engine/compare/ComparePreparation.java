package org.steelyard.engine.compare;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.arm.Arm;
import org.steelyard.engine.arm.ArmCase;
import org.steelyard.engine.arm.ArmCases;
import org.steelyard.engine.arm.CasePairs;
import org.steelyard.engine.arm.ComparedCase;
import org.steelyard.engine.arm.Comparisons;
import org.steelyard.engine.config.Threshold;
import org.steelyard.engine.launch.HostCommand;
import org.steelyard.engine.plan.Planner;
import org.steelyard.engine.plan.Request;
import org.steelyard.engine.run.ChosenTarget;
import org.steelyard.model.Benchmark;
import org.steelyard.model.Case;
import org.steelyard.model.ComparisonPlan;
import org.steelyard.model.Mode;
import org.steelyard.model.PlannedArm;
import org.steelyard.model.PlannedCase;
import org.steelyard.model.PlannedComparison;
import org.steelyard.model.Settings;

/** From arms and a wish to a plan: reads the catalogs, pairs the cases, settles how to measure. */
public final class ComparePreparation {
  private final Path agent;
  private final ComparisonWish wish;
  private final Planner planner;

  /**
   * An arm as it is measured.
   *
   * @param jvm the java command
   * @param jvmArgs for this arm alone, in front of all others
   */
  public record MeasuredArm(Arm arm, Path jvm, List<String> jvmArgs) {}

  /**
   * @param agent our agent's jar
   * @param processors of this machine
   * @throws UsageException when the wish contradicts itself
   */
  public ComparePreparation(Path agent, ComparisonWish wish, int processors) throws UsageException {
    this.agent = agent;
    this.wish = wish;
    this.planner = new Planner(withValuesOfArms(wish), processors);
  }

  /** Values that are arms need not be among those that the benchmark's author has listed. */
  private static Request withValuesOfArms(ComparisonWish wish) {
    Request request = wish.request();
    if (wish.across() == null) {
      return request;
    }
    Map<String, List<String>> params = new LinkedHashMap<>(request.params());
    params.put(wish.across().param(), wish.across().values());
    return new Request(
        request.includes(),
        request.excludes(),
        request.flags(),
        params,
        request.modes(),
        request.effort(),
        request.everyCase());
  }

  /**
   * @param arms the baseline first; a single one where the arms lie within it
   * @throws UsageException when there is nothing to compare, or the budget is too small for it
   */
  public PreparedComparison prepare(List<MeasuredArm> arms) throws EngineException {
    List<HostCommand> commands = new ArrayList<>();
    List<ArmCases> cases = new ArrayList<>();
    List<PlannedArm> planned = new ArrayList<>();
    List<Benchmark> chosen = new ArrayList<>();
    for (int i = 0; i < arms.size(); i++) {
      MeasuredArm arm = arms.get(i);
      HostCommand command =
          new HostCommand(
              arm.jvm(), List.of(), arm.arm().target().classPath(), agent, wish.settings().cpus());
      ChosenTarget target = ChosenTarget.read(arm.arm().target(), command, planner);
      ChosenTarget.Planned its = target.plan(i, planner);
      chosen.addAll(target.chosen());
      commands.add(command);
      cases.add(
          new ArmCases(
              arm.arm().target().name(), target.jmh(), withArguments(its.cases(), target, arm)));
      planned.add(
          new PlannedArm(
              arm.arm().target().name(), arm.jvm().toString(), its.target(), arm.arm().notes()));
    }
    checkChosen(chosen, arms);
    CasePairs pairs = pair(cases);
    if (arms.size() == 1 && !wish.onlyControl()) {
      // The arms lie within one class path; each has a host of its own.
      PlannedArm only = planned.get(0);
      HostCommand command = commands.get(0);
      planned.clear();
      commands.clear();
      for (String name : pairs.arms()) {
        planned.add(new PlannedArm(name, only.jvm(), only.target(), only.notes()));
        commands.add(command);
      }
    }
    List<PlannedComparison> comparisons = comparisons(pairs, planned, commands);
    checkBudget(comparisons.size());
    return new PreparedComparison(
        new ComparisonPlan(
            wish.command(),
            wish.seed(),
            wish.settings(),
            planned,
            comparisons,
            pairs.unpaired().stream()
                .map(u -> pairs.arms().get(u.arm()) + ": " + u.id().label() + " " + u.reason())
                .toList(),
            pairs.notes()),
        commands);
  }

  private void checkChosen(List<Benchmark> chosen, List<MeasuredArm> arms) throws UsageException {
    if (chosen.isEmpty()) {
      throw new UsageException(
          "no benchmark in "
              + arms.stream().map(a -> a.arm().target().name()).collect(Collectors.joining(", "))
              + " matches "
              + String.join(", ", wish.request().includes())
              + ". 'list' shows what there is.");
    }
    if (wish.across() != null) {
      TreeSet<String> known = new TreeSet<>();
      chosen.forEach(benchmark -> known.addAll(benchmark.params().keySet()));
      wish.across().check(known);
    }
    planner.check(chosen);
  }

  private CasePairs pair(List<ArmCases> cases) throws UsageException {
    if (wish.across() != null) {
      return Comparisons.across(wish.across(), cases.get(0).cases());
    }
    if (wish.methods() != null) {
      return Comparisons.methods(wish.methods(), cases.get(0).cases());
    }
    return wish.onlyControl()
        ? Comparisons.ofTargets(List.of(cases.get(0), cases.get(0)), true)
        : Comparisons.ofTargets(cases, wish.mixedJmh());
  }

  /** Arguments that annotations give would be replaced by ours; so they are settled here. */
  private static List<PlannedCase> withArguments(
      List<PlannedCase> cases, ChosenTarget target, MeasuredArm arm) {
    List<Benchmark> benchmarks = target.benchmarksOf(cases);
    List<PlannedCase> settled = new ArrayList<>();
    for (int i = 0; i < cases.size(); i++) {
      PlannedCase one = cases.get(i);
      List<String> arguments = new ArrayList<>(arm.jvmArgs());
      List<String> given = one.settings().jvmArgsPrepend();
      List<String> declared = benchmarks.get(i).declared().jvmArgsPrepend();
      if (given != null) {
        arguments.addAll(given);
      } else if (declared != null) {
        arguments.addAll(declared);
      }
      settled.add(
          new PlannedCase(
              one.target(),
              one.id(),
              Settings.builder().jvmArgsPrepend(arguments).build().over(one.settings())));
    }
    return settled;
  }

  private List<PlannedComparison> comparisons(
      CasePairs pairs, List<PlannedArm> arms, List<HostCommand> commands) {
    List<PlannedComparison> all = new ArrayList<>();
    for (ComparedCase one : wish.onlyControl() ? List.<ComparedCase>of() : pairs.cases()) {
      for (ArmCase candidate : one.arms().subList(1, one.arms().size())) {
        all.add(comparison(one, candidate.arm(), candidate.planned(), false));
      }
    }
    if (wish.control() || wish.onlyControl()) {
      PlannedArm baseline = arms.get(0);
      arms.add(
          new PlannedArm(
              baseline.name() + " (again)", baseline.jvm(), baseline.target(), List.of()));
      commands.add(commands.get(0));
      for (ComparedCase one : pairs.cases()) {
        all.add(comparison(one, arms.size() - 1, one.arms().get(0).planned(), true));
      }
    }
    return all;
  }

  private PlannedComparison comparison(
      ComparedCase one, int candidateArm, PlannedCase candidate, boolean control) {
    Case key = one.key();
    Threshold threshold =
        wish.threshold() != null ? wish.threshold() : wish.project().thresholdOf(key);
    Settings flags = wish.request().flags();
    boolean fixed =
        flags.warmupIterations() != null
            || flags.iterations() != null
            || key.mode() == Mode.SINGLE_SHOT_TIME;
    return new PlannedComparison(
        key,
        one.arms().get(0).arm(),
        candidateArm,
        one.arms().get(0).planned(),
        candidate,
        fixed,
        threshold.fraction(),
        wish.project().acceptanceOf(key).orElse(null),
        wish.history().get(one.arms().get(0).planned().id()),
        control);
  }

  private void checkBudget(int comparisons) throws UsageException {
    double least =
        CompareLoop.leastCoupleSeconds(CaseComparison.design(wish.settings().effort(), 1));
    Double budget = wish.settings().budgetSeconds();
    if (budget != null && budget < least) {
      throw new UsageException(
          String.format(
              Locale.ROOT,
              "a budget of %.0f s is too small for a single couple of forks, which takes %.0f s at"
                  + " least; %d comparisons need about %d min. Give more, or choose fewer cases.",
              budget,
              least,
              comparisons,
              Math.round(Math.ceil(comparisons * 2 * least / 60))));
    }
  }
}
