package org.steelyard.engine.arm;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.steelyard.engine.UsageException;
import org.steelyard.model.Case;
import org.steelyard.model.PlannedCase;

/** The three ways in which cases are compared: across class paths, parameter values, methods. */
public final class Comparisons {
  private Comparisons() {}

  /**
   * The same cases of several class paths.
   *
   * @param arms the baseline first; at least two
   * @param mixedJmh whether arms with different versions of JMH may be compared
   * @throws UsageException when the arms have no case in common, measure a benchmark in different
   *     modes or with different numbers of threads, or carry different versions of JMH
   */
  public static CasePairs ofTargets(List<ArmCases> arms, boolean mixedJmh) throws UsageException {
    List<String> notes = new JmhVersions(mixedJmh).check(arms);
    List<Side> sides = new ArrayList<>();
    for (ArmCases arm : arms) {
      sides.add(
          new Side(arm.name(), arm.cases().stream().map(c -> new Side.Keyed(c.id(), c)).toList()));
    }
    return Pairing.of(sides, List.of(), notes);
  }

  /**
   * The values of one parameter of one class path; each value is an arm.
   *
   * @param cases of that class path, planned with these values
   * @throws UsageException when no case has the parameter
   */
  public static CasePairs across(Across across, List<PlannedCase> cases) throws UsageException {
    List<Side> sides = new ArrayList<>();
    List<UnpairedCase> unpaired = new ArrayList<>();
    for (String value : across.values()) {
      List<Side.Keyed> its = new ArrayList<>();
      for (PlannedCase planned : cases) {
        if (value.equals(planned.id().params().get(across.param()))) {
          its.add(new Side.Keyed(without(planned.id(), across.param()), planned));
        }
      }
      sides.add(new Side(across.param() + "=" + value, its));
    }
    TreeSet<String> known = new TreeSet<>();
    for (PlannedCase planned : cases) {
      known.addAll(planned.id().params().keySet());
      if (!planned.id().params().containsKey(across.param())) {
        unpaired.add(new UnpairedCase(0, planned.id(), "has no parameter " + across.param()));
      }
    }
    across.check(known);
    return Pairing.of(sides, unpaired, List.of());
  }

  /**
   * Methods of one class; each is an arm.
   *
   * @throws UsageException when there is no such method, or more than one class has them
   */
  public static CasePairs methods(Methods methods, List<PlannedCase> cases) throws UsageException {
    List<String> benchmarks = cases.stream().map(c -> c.id().benchmark()).distinct().toList();
    List<String> chosen = methods.among(benchmarks);
    String key =
        chosen.get(0).substring(0, chosen.get(0).lastIndexOf('.') + 1)
            + String.join("/", chosen.stream().map(Methods::simple).toList());
    List<Side> sides = new ArrayList<>();
    for (String benchmark : chosen) {
      sides.add(
          new Side(
              Methods.simple(benchmark),
              cases.stream()
                  .filter(c -> c.id().benchmark().equals(benchmark))
                  .map(
                      c ->
                          new Side.Keyed(
                              new Case(key, c.id().params(), c.id().mode(), c.id().threads()), c))
                  .toList()));
    }
    return Pairing.of(sides, List.of(), List.of());
  }

  private static Case without(Case id, String param) {
    var params = new java.util.LinkedHashMap<>(id.params());
    params.remove(param);
    return new Case(id.benchmark(), params, id.mode(), id.threads());
  }
}
