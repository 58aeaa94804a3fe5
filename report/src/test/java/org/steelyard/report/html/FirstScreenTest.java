package org.steelyard.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.steelyard.report.Report;
import org.steelyard.report.Report.Comparison;

class FirstScreenTest {
  private static FirstScreen of(Report report) {
    List<Section> sections = new ArrayList<>();
    Thinning thinning = Thinning.of(1);
    report
        .comparisons()
        .forEach(c -> sections.add(ComparisonSection.of(c, thinning, new ArrayList<>())));
    report.results().forEach(r -> sections.add(ResultsSection.of(r, thinning, new ArrayList<>())));
    return FirstScreen.of(report, sections);
  }

  private static Report comparing(Comparison... comparisons) {
    return new Report("x", List.of(), List.of(comparisons), List.of());
  }

  @Test
  void theWorstComesFirst() {
    FirstScreen screen = of(comparing(MadeUp.comparison(72, 4, 8)));
    assertThat(screen.headline()).startsWith("Of 72 cases: 3 failed, ");
    assertThat(screen.counts().get(0)).isEqualTo(new FirstScreen.Count(State.FAILED, 3));
    assertThat(screen.worries().subList(0, 3)).allMatch(w -> w.state() == State.FAILED);
    assertThat(screen.worries().get(3).text()).startsWith("takes 15.0\u00a0% longer");
    assertThat(screen.worries().get(3).link()).isEqualTo("case-0-3");
  }

  @Test
  void ofManyAlikeOnlySomeAreNamed() {
    assertThat(of(comparing(MadeUp.comparison(240, 4, 8))).worries())
        .filteredOn(w -> w.state() == State.FAILED)
        .hasSize(5)
        .last()
        .extracting(Worry::text)
        .isEqualTo("6 more: failed.");
  }

  @Test
  void separateRunsAreToldApart() {
    Comparison paired = MadeUp.comparison(2, 4, 8);
    assertThat(of(comparing(new Comparison(paired.document(), List.of()))).worries())
        .anyMatch(w -> w.text().startsWith("Separate runs are held against each other"));
    assertThat(of(comparing(paired)).worries()).isEmpty();
  }

  @Test
  void aResultThatBeatsItsBoundIsNews() {
    FirstScreen screen = of(new Report("x", List.of(MadeUpResults.table()), List.of(), List.of()));
    assertThat(screen.headline()).isEqualTo("Of 3 cases: 1 beats its bound.");
    assertThat(screen.worries())
        .extracting(Worry::text)
        .containsExactly(
            "it is faster than Copy.baseline, which nothing can beat",
            "table.txt:9: this line is cut off");
  }

  @Test
  void nothingMeasuredIsSaid() {
    assertThat(of(comparing()).headline()).isEqualTo("No case was measured.");
  }
}
