package org.steelyard.engine.arm;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.arm.Side.Keyed;
import org.steelyard.model.Case;
import org.steelyard.model.PlannedCase;
import org.steelyard.model.Settings;

/** Finds to each case of the baseline its counterparts. */
final class Pairing {
  private static final int NAMED = 3;

  private final List<Side> sides;
  private final List<ComparedCase> cases = new ArrayList<>();
  private final List<UnpairedCase> unpaired = new ArrayList<>();
  private final Set<String> notes = new LinkedHashSet<>();

  private Pairing(List<Side> sides) {
    this.sides = sides;
  }

  /**
   * @param unpaired what is known to stay out already
   * @throws UsageException when nothing can be compared, or a benchmark is measured differently in
   *     two arms
   */
  static CasePairs of(List<Side> sides, List<UnpairedCase> unpaired, List<String> notes)
      throws UsageException {
    Pairing pairing = new Pairing(sides);
    pairing.unpaired.addAll(unpaired);
    pairing.notes.addAll(notes);
    Set<String> benchmarks = new LinkedHashSet<>();
    sides.forEach(side -> side.cases().forEach(c -> benchmarks.add(c.key().benchmark())));
    for (String benchmark : benchmarks) {
      pairing.match(benchmark);
    }
    if (pairing.cases.isEmpty()) {
      throw pairing.nothingInCommon();
    }
    return new CasePairs(
        sides.stream().map(Side::name).toList(),
        pairing.cases,
        pairing.unpaired,
        List.copyOf(pairing.notes));
  }

  private void match(String benchmark) throws UsageException {
    List<Integer> having = new ArrayList<>();
    for (int arm = 0; arm < sides.size(); arm++) {
      if (!sides.get(arm).of(benchmark).isEmpty()) {
        having.add(arm);
      }
    }
    SameMeasure.check(benchmark, having.stream().map(sides::get).toList());
    Set<String> common = commonParams(benchmark, having);
    List<Map<Case, List<Keyed>>> byKey = new ArrayList<>();
    for (Side side : sides) {
      byKey.add(
          side.of(benchmark).stream()
              .collect(
                  Collectors.groupingBy(
                      c -> restricted(c.key(), common), LinkedHashMap::new, Collectors.toList())));
    }
    byKey.get(0).forEach((key, baseline) -> pair(key, byKey, common));
    for (int arm = 1; arm < sides.size(); arm++) {
      for (Map.Entry<Case, List<Keyed>> one : byKey.get(arm).entrySet()) {
        if (!byKey.get(0).containsKey(one.getKey())) {
          leaveOut(arm, one.getValue(), "not in " + sides.get(0).name());
        }
      }
    }
  }

  private void pair(Case key, List<Map<Case, List<Keyed>>> byKey, Set<String> common) {
    List<ArmCase> arms = new ArrayList<>();
    List<String> missing = new ArrayList<>();
    for (int arm = 0; arm < sides.size(); arm++) {
      List<Keyed> found = byKey.get(arm).getOrDefault(key, List.of());
      if (found.size() > 1) {
        // Any choice among these would be ours, not the user's.
        leaveOut(key, byKey, manyFor(arm, found, common));
        return;
      }
      if (found.isEmpty()) {
        missing.add(sides.get(arm).name());
      } else {
        arms.add(new ArmCase(arm, found.get(0).planned()));
        noteOwnParams(arm, found.get(0), common);
      }
    }
    if (!missing.isEmpty()) {
      leaveOut(0, byKey.get(0).get(key), "not in " + String.join(", ", missing));
    }
    if (arms.size() > 1) {
      cases.add(sharing(key, arms));
    }
  }

  private void leaveOut(Case key, List<Map<Case, List<Keyed>>> byKey, String reason) {
    for (int arm = 0; arm < sides.size(); arm++) {
      leaveOut(arm, byKey.get(arm).getOrDefault(key, List.of()), reason);
    }
  }

  private void leaveOut(int arm, List<Keyed> cases, String reason) {
    cases.forEach(c -> unpaired.add(new UnpairedCase(arm, c.planned().id(), reason)));
  }

  private String manyFor(int arm, List<Keyed> found, Set<String> common) {
    Set<String> own = ownParams(found.get(0), common);
    return sides.get(arm).name()
        + " alone has the parameter "
        + String.join(", ", own)
        + ", with several values: choose one with -p "
        + String.join("=... -p ", own)
        + "=...";
  }

  private void noteOwnParams(int arm, Keyed one, Set<String> common) {
    for (String name : ownParams(one, common)) {
      notes.add(
          one.key().benchmark()
              + " has the parameter "
              + name
              + " in "
              + sides.get(arm).name()
              + " but not in every arm; there it is measured with "
              + name
              + "="
              + one.key().params().get(name)
              + ".");
    }
  }

  private static Set<String> ownParams(Keyed one, Set<String> common) {
    Set<String> own = new LinkedHashSet<>(one.key().params().keySet());
    own.removeAll(common);
    return own;
  }

  private Set<String> commonParams(String benchmark, List<Integer> having) {
    Set<String> common = new LinkedHashSet<>();
    for (int i = 0; i < having.size(); i++) {
      Set<String> names = new LinkedHashSet<>();
      sides.get(having.get(i)).of(benchmark).forEach(c -> names.addAll(c.key().params().keySet()));
      if (i == 0) {
        common.addAll(names);
      } else {
        common.retainAll(names);
      }
    }
    return common;
  }

  /** The map compares without order, so arms may declare their parameters in another one. */
  private static Case restricted(Case key, Set<String> common) {
    Map<String, String> params = new LinkedHashMap<>(key.params());
    params.keySet().retainAll(common);
    return new Case(key.benchmark(), params, key.mode(), key.threads());
  }

  private ComparedCase sharing(Case key, List<ArmCase> arms) {
    List<Settings> own = arms.stream().map(arm -> arm.planned().settings()).toList();
    SharedSettings shared = SharedSettings.of(own);
    if (!shared.raised().isEmpty()) {
      notes.add(
          key.benchmark()
              + " is annotated with different settings in the arms; all arms use the larger: "
              + String.join(", ", shared.raised())
              + ".");
    }
    List<ArmCase> settled = new ArrayList<>();
    for (int i = 0; i < arms.size(); i++) {
      PlannedCase planned = arms.get(i).planned();
      settled.add(
          new ArmCase(
              arms.get(i).arm(),
              new PlannedCase(planned.target(), planned.id(), shared.settings().get(i))));
    }
    return new ComparedCase(key, settled);
  }

  private UsageException nothingInCommon() {
    StringBuilder what = new StringBuilder("the arms have no case in common:");
    for (int arm = 0; arm < sides.size(); arm++) {
      List<Keyed> its = sides.get(arm).cases();
      what.append("\n  ").append(sides.get(arm).name()).append(" has ").append(its.size());
      what.append(its.size() == 1 ? " case" : " cases");
      its.stream()
          .limit(NAMED)
          .forEach(c -> what.append("\n    ").append(c.planned().id().label()));
      if (its.size() > NAMED) {
        what.append("\n    ...");
      }
    }
    unpaired.stream()
        .map(UnpairedCase::reason)
        .filter(reason -> reason.contains("-p "))
        .findFirst()
        .ifPresent(reason -> what.append("\n").append(reason));
    return new UsageException(what.toString());
  }
}
