package org.steelyard.report.conclude;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.ComparisonDocument;
import org.steelyard.model.Environment;
import org.steelyard.model.PlannedArm;
import org.steelyard.model.ResultTable;
import org.steelyard.model.ResultTable.Machine;
import org.steelyard.model.RunState;
import org.steelyard.model.Target;

/**
 * Holds two tables against each other that were measured apart: what somebody has who did not
 * compare. Verdicts follow the rule of comparisons, but none of them holds for the suite: without
 * turns the intervals do not know what the machine did between the two.
 */
public final class Unpaired {
  private static final String NOT_PAIRED =
      "separate runs, not paired: from fork to fork ratios of identical code were seen to vary by"
          + " 1.4 to 8.5 % on a quiet machine and by 23 to 42 % under load, against 0.3 to 1.8 % and"
          + " 5 to 12 % in turns (docs/report.md). So certainty costs many times the forks, and what"
          + " changed between the runs looks like a change of the code. 'steelyard compare' takes"
          + " turns.";
  private static final String POOLED =
      " where an error over pooled iterations is all that is known: such tests raised 23 %"
          + " false alarms at a nominal 5 %. JMH's JSON (-rf json) of runs with several forks knows"
          + " more.";
  private static final String UNKNOWN = "unknown";

  private final ResultTable baseline;
  private final ResultTable candidate;
  private final double threshold;

  /**
   * @param threshold smallest effect that matters: 0.05 for 5 %
   */
  public Unpaired(ResultTable baseline, ResultTable candidate, double threshold) {
    this.baseline = baseline;
    this.candidate = candidate;
    this.threshold = threshold;
  }

  /**
   * The comparison; every case of the two tables is in it, judged or listed as in one only.
   *
   * @param steelyard version that makes it
   * @param at when it is made
   * @param command that makes it
   */
  public ComparisonDocument document(String steelyard, Instant at, List<String> command) {
    SameCases cases = SameCases.of(baseline, candidate);
    List<CaseVerdict> verdicts = new ArrayList<>();
    int pooled = 0;
    for (SameCases.Pair pair : cases.pairs()) {
      UnpairedCase one = new UnpairedCase(pair.baseline(), pair.candidate());
      CaseVerdict verdict = one.verdict(candidate.name(), threshold);
      verdicts.add(verdict);
      pooled += verdict.time() != null && one.isPooled() ? 1 : 0;
    }
    List<String> notes = new ArrayList<>(List.of(NOT_PAIRED));
    if (pooled > 0) {
      notes.add(pooled + (pooled == 1 ? " case is judged" : " cases are judged") + POOLED);
    }
    notes.addAll(cases.notes());
    for (String difference : differences()) {
      notes.add("the machines differ: " + difference + "; the verdicts are about both at once");
    }
    return new ComparisonDocument(
        ComparisonDocument.FORMAT,
        ComparisonDocument.KIND,
        steelyard,
        RunState.COMPLETE,
        at,
        at,
        null,
        command,
        0,
        environment(baseline.machine()),
        List.of(arm(baseline), arm(candidate)),
        cases.unpaired(),
        notes,
        verdicts,
        List.of());
  }

  /** How the machines differ, as far as both tables tell; empty where they may be compared. */
  public List<String> differences() {
    Machine a = baseline.machine();
    Machine b = candidate.machine();
    List<String> differences = new ArrayList<>();
    differ(differences, "CPU", a.cpu(), b.cpu());
    differ(differences, "processors", a.processors(), b.processors());
    differ(differences, "JDK", a.jdk(), b.jdk());
    differ(differences, "JVM", a.vm(), b.vm());
    return differences;
  }

  private static void differ(
      List<String> differences, String what, @Nullable Object one, @Nullable Object other) {
    if (one != null && other != null && !one.equals(other)) {
      differences.add(what + " " + one + " against " + other);
    }
  }

  private static Environment environment(Machine machine) {
    Integer processors = machine.processors();
    return new Environment(
        machine.cpu(),
        processors == null ? 0 : processors,
        null,
        known(machine.os()),
        UNKNOWN,
        null,
        UNKNOWN,
        null,
        null,
        Map.of());
  }

  private static PlannedArm arm(ResultTable table) {
    Machine machine = table.machine();
    String jvm = machine.jdk() == null ? UNKNOWN : "JDK " + machine.jdk();
    return new PlannedArm(
        table.name(),
        machine.vm() == null ? jvm : jvm + ", " + machine.vm(),
        new Target(table.name(), List.of(), null, Map.of()),
        List.of());
  }

  private static String known(@Nullable String text) {
    return text == null ? UNKNOWN : text;
  }
}
