package org.steelyard.report.html;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.steelyard.model.Warning;
import org.steelyard.report.Conclusion;
import org.steelyard.report.Report;

/**
 * All that the template of the page needs.
 *
 * @param data JSON for what is seen at once
 * @param details JSON for what is seen when a case is opened, a line each
 */
record Page(
    String title,
    Inlined inlined,
    FirstScreen first,
    List<PlainTable> tables,
    List<Conclusion> conclusions,
    String data,
    String details) {
  /** Conclusions that are seen at once. */
  private static final int SEEN = 6;

  List<Conclusion> mainConclusions() {
    return conclusions.subList(0, Math.min(SEEN, conclusions.size()));
  }

  List<Conclusion> moreConclusions() {
    return conclusions.subList(Math.min(SEEN, conclusions.size()), conclusions.size());
  }

  /** What the page's script reads first. */
  @JsonInclude(JsonInclude.Include.NON_EMPTY)
  record Contents(
      List<Section> sections,
      List<ConclusionPoints> conclusions,
      Map<String, List<String>> states,
      Map<String, List<String>> warnings) {}

  static Page of(Report report, Inlined inlined) {
    Thinning thinning = Thinning.of(Counting.series(report));
    List<Detail> details = new ArrayList<>();
    List<Section> sections = new ArrayList<>();
    report.comparisons().forEach(c -> sections.add(ComparisonSection.of(c, thinning, details)));
    report.results().forEach(r -> sections.add(ResultsSection.of(r, thinning, details)));
    EmbeddedJson json = new EmbeddedJson();
    Contents contents =
        new Contents(
            sections,
            report.conclusions().stream().map(ConclusionPoints::of).toList(),
            states(),
            warnings());
    return new Page(
        Visible.of(report.title()),
        inlined,
        FirstScreen.of(report, sections),
        IntStream.range(0, sections.size())
            .mapToObj(i -> PlainTable.of(sections.get(i), i))
            .toList(),
        report.conclusions().stream().map(Page::visible).toList(),
        json.of(contents),
        json.lines(details));
  }

  private static Conclusion visible(Conclusion c) {
    return new Conclusion(
        c.kind(),
        Visible.of(c.subject()),
        Visible.of(c.sentence()),
        c.caveats().stream().map(Visible::of).toList(),
        c.points());
  }

  private static Map<String, List<String>> states() {
    Map<String, List<String>> states = new LinkedHashMap<>();
    for (State state : State.values()) {
      states.put(state.label(), List.of(state.word(), state.sign()));
    }
    return states;
  }

  private static Map<String, List<String>> warnings() {
    Map<String, List<String>> warnings = new LinkedHashMap<>();
    for (Warning.Kind kind : Warning.Kind.values()) {
      warnings.put(kind.label(), List.of(kind.meaning(), kind.advice()));
    }
    return warnings;
  }
}
