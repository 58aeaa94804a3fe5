package org.steelyard.engine.summary;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.steelyard.model.Case;
import org.steelyard.model.CaseResult;
import org.steelyard.model.CaseResult.Status;
import org.steelyard.model.Fork;
import org.steelyard.model.JournalEntry;
import org.steelyard.model.Plan;
import org.steelyard.model.PlannedCase;
import org.steelyard.model.RunDocument;
import org.steelyard.model.RunState;
import org.steelyard.model.Target;
import org.steelyard.model.TimePerOperation;
import org.steelyard.model.Warning;
import org.steelyard.stats.Trend;

/** Makes the run document from what is in a journal, and from nothing else. */
public final class Summary {
  private static final double SIGNIFICANT = 0.001;
  private static final double NOTICEABLE = 0.02;

  private Summary() {}

  /**
   * @param header the first line of the journal
   * @param entries the rest
   */
  public static RunDocument of(JournalEntry.Header header, List<JournalEntry> entries) {
    Plan plan = header.plan();
    List<List<Fork>> forks = new ArrayList<>();
    plan.cases().forEach(c -> forks.add(new ArrayList<>()));
    RunState state = RunState.CUT_OFF;
    Instant ended = null;
    String note = null;
    for (JournalEntry entry : entries) {
      if (entry instanceof JournalEntry.ForkDone done) {
        forks.get(done.fork().caseIndex()).add(done.fork());
      } else if (entry instanceof JournalEntry.Ended end) {
        state = end.state();
        ended = end.at();
        note = end.note();
      } else if (entry instanceof JournalEntry.Resumed) {
        state = RunState.CUT_OFF;
        ended = null;
        note = null;
      }
    }
    List<CaseResult> cases = new ArrayList<>();
    for (int i = 0; i < plan.cases().size(); i++) {
      cases.add(result(plan, plan.cases().get(i), forks.get(i)));
    }
    return new RunDocument(
        RunDocument.FORMAT,
        header.steelyard(),
        state,
        header.started(),
        ended,
        note,
        plan.command(),
        plan.seed(),
        plan.effort(),
        header.environment(),
        plan.targets(),
        runWarnings(cases),
        cases);
  }

  private static CaseResult result(Plan plan, PlannedCase planned, List<Fork> forks) {
    Target target = plan.targets().get(planned.target());
    Case id = planned.id();
    List<Fork> good = forks.stream().filter(f -> !f.failed()).toList();
    String className = id.benchmark().substring(0, Math.max(0, id.benchmark().lastIndexOf('.')));
    return new CaseResult(
        target.name(),
        id,
        planned.settings(),
        status(planned, forks, good),
        Estimates.score(good),
        Estimates.timePerOperation(good, id.threads()),
        Estimates.secondary(good),
        forks.stream().filter(Fork::failed).findFirst().map(Fork::failure).orElse(null),
        CaseWarnings.of(planned, good, target.launcherFlags().getOrDefault(className, List.of())),
        forks);
  }

  private static Status status(PlannedCase planned, List<Fork> forks, List<Fork> good) {
    Integer wanted = planned.settings().forks();
    if (good.size() < forks.size()) {
      return Status.FAILED;
    }
    if (forks.isEmpty()) {
      return Status.LEFT_OUT;
    }
    return good.size() < (wanted == null ? 1 : wanted) ? Status.PARTLY : Status.MEASURED;
  }

  /** Each case has few forks; whether the machine drifted, all of them tell together. */
  private static List<Warning> runWarnings(List<CaseResult> cases) {
    List<double[]> times = new ArrayList<>();
    List<double[]> slowness = new ArrayList<>();
    for (CaseResult result : cases) {
      List<Fork> good = result.forks().stream().filter(f -> !f.failed()).toList();
      if (good.size() >= 2 && result.timePerOperation() != null) {
        times.add(good.stream().mapToDouble(f -> f.started().toEpochMilli() / 1e3).toArray());
        slowness.add(good.stream().mapToDouble(f -> slowness(f, result.id().threads())).toArray());
      }
    }
    Trend trend = Trend.shared(times.toArray(double[][]::new), slowness.toArray(double[][]::new));
    if (trend.p() >= SIGNIFICANT) {
      return List.of();
    }
    double start = times.stream().flatMapToDouble(Arrays::stream).min().orElseThrow();
    double end = times.stream().flatMapToDouble(Arrays::stream).max().orElseThrow();
    double move = trend.slope() * (end - start);
    if (Math.abs(move) < NOTICEABLE) {
      return List.of();
    }
    return List.of(
        new Warning(
            Warning.Kind.DRIFT,
            String.format(
                Locale.ROOT,
                "over the %.0f s of the run everything became %.1f %% %s",
                end - start,
                100 * Math.abs(move),
                move > 0 ? "slower" : "faster")));
  }

  private static double slowness(Fork fork, int threads) {
    return Math.log(TimePerOperation.nanos(Values.score(fork), fork.unit(), threads));
  }
}
