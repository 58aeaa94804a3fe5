package org.steelyard.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.steelyard.model.ResultTable;
import org.steelyard.model.RunState;
import org.steelyard.model.Warning;
import org.steelyard.report.Report;

/** What to worry about, the worst first; of many alike only some are named. */
final class Worries {
  private static final int NAMED = 4;

  private final List<Section> sections;
  private final List<Worry> worries = new ArrayList<>();

  private Worries(List<Section> sections) {
    this.sections = sections;
  }

  static List<Worry> of(Report report, List<Section> sections) {
    Worries all = new Worries(sections);
    report.comparisons().forEach(c -> all.state(c.document().state(), c.document().note()));
    for (Report.Results results : report.results()) {
      if (results.run() != null) {
        all.state(results.run().state(), results.run().note());
      }
    }
    all.cases(State.FAILED);
    all.cases(State.BROKEN);
    all.cases(State.SLOWER);
    all.cases(State.ALONE);
    all.allocations();
    all.cases(State.CONTROL_ALARM);
    all.unpaired();
    report.results().forEach(results -> all.unread(results.table()));
    report.results().forEach(all::warnings);
    return all.worries;
  }

  private void state(RunState state, @org.jspecify.annotations.Nullable String note) {
    if (state != RunState.COMPLETE) {
      String what =
          switch (state) {
            case BUDGET -> "The budget ended before the plan";
            case INTERRUPTED -> "It was stopped; it can be resumed";
            case FAILED_EARLY -> "It ended at the first failure, as was asked for";
            default -> "It was cut off, or is still at work";
          };
      add(State.PARTLY, "", what + (note == null ? "." : ": " + note + "."), "");
    }
  }

  private void cases(State state) {
    int found = 0;
    for (int s = 0; s < sections.size(); s++) {
      List<Row> rows = sections.get(s).rows();
      for (int r = 0; r < rows.size(); r++) {
        Row row = rows.get(r);
        if (row.state() == state && ++found <= NAMED) {
          add(state, row.label(), Sentences.of(row), "case-" + s + "-" + r);
        }
      }
    }
    if (found > NAMED) {
      add(state, "", (found - NAMED) + " more: " + state.word() + ".", "");
    }
  }

  private void allocations() {
    int found = 0;
    for (int s = 0; s < sections.size(); s++) {
      List<Row> rows = sections.get(s).rows();
      for (int r = 0; r < rows.size(); r++) {
        Row.Compared compared = rows.get(r).compared();
        if (compared != null && "slower".equals(compared.allocation()) && ++found <= NAMED) {
          add(
              State.ALONE,
              rows.get(r).label(),
              Sentences.allocation(compared),
              "case-" + s + "-" + r);
        }
      }
    }
    if (found > NAMED) {
      add(State.ALONE, "", (found - NAMED) + " more allocate more than before.", "");
    }
  }

  private void unpaired() {
    if (sections.stream().anyMatch(s -> s.kind() == Section.Kind.COMPARISON && !s.paired())) {
      add(
          State.UNDECIDED,
          "",
          "Separate runs are held against each other here: what the machine did in between looks"
              + " like an effect. 'steelyard compare' measures them side by side.",
          "");
    }
  }

  private void unread(ResultTable table) {
    if (!table.problems().isEmpty()) {
      int more = table.problems().size() - 1;
      add(
          State.PARTLY,
          table.name(),
          table.problems().get(0) + (more > 0 ? " (and " + more + " more)" : ""),
          "");
    }
  }

  private void warnings(Report.Results results) {
    if (results.run() == null) {
      return;
    }
    results
        .run()
        .warnings()
        .forEach(w -> add(State.ACCEPTED, "The whole run", advised(w.kind(), w.detail()), ""));
    Map<Warning.Kind, Integer> kinds = new TreeMap<>();
    results.run().cases().stream()
        .flatMap(c -> c.warnings().stream().map(Warning::kind).distinct())
        .forEach(kind -> kinds.merge(kind, 1, Integer::sum));
    kinds.forEach(
        (kind, cases) ->
            add(
                State.ACCEPTED,
                cases == 1 ? "1 case" : cases + " cases",
                advised(kind, kind.meaning()),
                ""));
  }

  private static String advised(Warning.Kind kind, String what) {
    return what
        + ". "
        + kind.advice().substring(0, 1).toUpperCase(java.util.Locale.ROOT)
        + kind.advice().substring(1)
        + ".";
  }

  private void add(State state, String subject, String text, String link) {
    worries.add(new Worry(state, Visible.of(subject), Visible.of(text), link));
  }
}
