package org.steelyard.report.html;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.CaseResult;
import org.steelyard.model.Estimate;
import org.steelyard.model.RunDocument;

/** The cases of a run of ours. */
final class RunCases {
  private final RunDocument run;
  private final Thinning thinning;

  RunCases(RunDocument run, Thinning thinning) {
    this.run = run;
    this.thinning = thinning;
  }

  int size() {
    return run.cases().size();
  }

  boolean hasScore(int position) {
    return run.cases().get(position).score() != null;
  }

  ResultsSection.Key key(int position) {
    CaseResult c = run.cases().get(position);
    return new ResultsSection.Key(c.id().benchmark(), c.id().params(), c.id().mode().label());
  }

  Row row(int position, Row.@Nullable HeldAgainst held, int detail) {
    CaseResult c = run.cases().get(position);
    Names names = Names.of(c.id().benchmark(), c.id().params());
    State state = State.of(c.status());
    return new Row(
        names.name(),
        names.params(),
        run.targets().size() > 1 ? c.target() + "  " + names.place() : names.place(),
        c.id().mode().label(),
        c.id().threads(),
        state == State.MEASURED && held != null && held.broken() != null ? State.BROKEN : state,
        null,
        measured(c),
        held,
        c.warnings().stream().map(w -> List.of(w.kind().label(), w.detail())).toList(),
        List.of(),
        ComparisonSection.broken(c.failure()),
        detail);
  }

  private static Row.@Nullable Measured measured(CaseResult c) {
    Estimate score = c.score();
    if (score == null) {
      return null;
    }
    return new Row.Measured(
        c.timePerOperation() == null
            ? Digits.of(Double.NaN, Double.NaN)
            : Digits.of(c.timePerOperation().value(), error(c.timePerOperation())),
        Digits.of(score.value(), error(score)),
        false,
        score.unit(),
        (int) Math.round(1000 * score.confidence()),
        (long) score.iterations(),
        score.forks());
  }

  private static double error(Estimate estimate) {
    return estimate.error() == null ? Double.NaN : estimate.error();
  }

  Detail detail(int position) {
    CaseResult c = run.cases().get(position);
    SeriesOfForks series = new SeriesOfForks(thinning, c.id().threads());
    List<Detail.Fact> facts = new ArrayList<>();
    c.secondary()
        .forEach(
            (label, estimate) ->
                facts.add(
                    new Detail.Fact(
                        label,
                        TableCases.score(estimate.value(), estimate.error(), estimate.unit()))));
    List<Detail.Series> forks = c.forks().stream().map(series::scored).toList();
    return new Detail(
        List.of(),
        forks,
        series.every(),
        series.jvms(),
        facts,
        List.of(
            new Detail.Fact(
                "This case by itself",
                Repeat.run(
                    c.target(),
                    c.id().benchmark(),
                    c.id().params(),
                    c.id().mode().label(),
                    c.id().threads(),
                    c.settings())),
            new Detail.Fact("The whole run", Repeat.all(run.command()))));
  }
}
