package org.steelyard.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.steelyard.model.Case;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.ComparisonDocument;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable;
import org.steelyard.report.Report;
import org.steelyard.report.Report.Comparison;
import org.steelyard.report.Report.Results;

class MarkdownTest {
  /** Of GitHub, for the body of a comment. */
  private static final int LIMIT = 65_536;

  private static String text(Report report) {
    return new Markdown().of(report);
  }

  private static Report pasted(int rows) {
    ResultTable like = PastedReport.report().results().get(0).table();
    List<ResultRow> many = new ArrayList<>();
    for (int i = 0; i < rows; i++) {
      ResultRow row = like.rows().get(0);
      many.add(
          new ResultRow(
              "org.example.Bench.case" + i,
              null,
              row.params(),
              row.mode(),
              null,
              5L,
              i + 1,
              false,
              0.5,
              0.999,
              "ops/ms",
              List.of()));
    }
    return new Report(
        "many",
        List.of(
            new Results(
                new ResultTable("t", like.origin(), like.machine(), many, List.of()),
                null,
                List.of())),
        List.of(),
        List.of());
  }

  /** The verdicts of the sample again and again, each time of other cases. */
  private static Report compared(int times) {
    ComparisonDocument d = ComparedReport.report().comparisons().get(0).document();
    List<CaseVerdict> many =
        IntStream.range(0, times)
            .boxed()
            .flatMap(i -> d.verdicts().stream().map(v -> renamed(v, i)))
            .toList();
    ComparisonDocument document =
        new ComparisonDocument(
            d.format(),
            d.kind(),
            d.steelyard(),
            d.state(),
            d.started(),
            d.ended(),
            d.note(),
            d.command(),
            d.seed(),
            d.environment(),
            d.arms(),
            d.unpaired(),
            List.of("These runs were not measured together."),
            many,
            d.profiles());
    return new Report("many", List.of(), List.of(new Comparison(document, List.of())), List.of());
  }

  private static CaseVerdict renamed(CaseVerdict v, int number) {
    Case id =
        new Case(
            v.id().benchmark() + number, Map.of("size", "64"), v.id().mode(), v.id().threads());
    return new CaseVerdict(
        id,
        v.candidate(),
        v.control(),
        v.threshold(),
        v.accepted(),
        v.verdict(),
        v.time(),
        v.clock(),
        v.baselineNanos(),
        v.candidateNanos(),
        v.allocationVerdict(),
        v.allocation(),
        v.baselineBytes(),
        v.candidateBytes(),
        v.couples(),
        v.seconds(),
        v.warmupSeconds(),
        v.deviation(),
        v.plainSeconds(),
        v.failure(),
        v.holds(),
        v.notes());
  }

  @Test
  void aBotFindsItsCommentByTheFirstLine() {
    assertThat(text(PastedReport.report())).startsWith("<!-- steelyard-report -->\n");
  }

  @Test
  void theDirectionIsSaidInWords() {
    String prose = RenderedMarkdown.of(text(ComparedReport.report())).text();

    // 105.12 ns after 100 ns, 80 ns after 100 ns, although the cases are rates.
    assertThat(prose)
        .contains("takes 5.1 % longer (+4.2 % to +6.0 %), 105.1 ns after 100.0 ns")
        .contains("20.0 % less time");
  }

  @Test
  void whatIsTooMuchForACommentIsLeftOutInWholeRowsAndCounted() {
    String text = text(pasted(3755));
    RenderedMarkdown rendered = RenderedMarkdown.of(text);

    assertThat(text.length()).isBetween(60_000, LIMIT);
    long shown = text.lines().filter(l -> l.startsWith("| `Bench.case")).count();
    assertThat(text)
        .contains((3755 - shown) + " of 3755 rows of results")
        .contains("`steelyard report --format html`");
    assertThat(text.lines().filter(l -> l.startsWith("| `"))).allMatch(l -> l.endsWith(" |"));
    assertThat(rendered.html()).containsOnlyOnce("<details>").containsOnlyOnce("</details>");
  }

  @Test
  void theWorstVerdictsAreInACommentThatIsTooShortForAll() {
    String text = text(compared(400));

    assertThat(text.length()).isLessThanOrEqualTo(LIMIT);
    assertThat(text)
        .contains("400 failed, 400 slower, 400 perhaps slower, 400 slower and accepted")
        .contains("1180 more to worry about")
        .contains("> These runs were not measured together.")
        .contains("| `CodecBenchmark.broken399 (size=64)` | failed |");
    assertThat(text).doesNotContain("| `CodecBenchmark.read0 (size=64)` | same |");
  }

  @Test
  void aRowThatIsHeldAgainstNothingHasItsCellsToo() {
    assertThat(text(MeasuredReport.report()).lines().filter(l -> l.startsWith("| `Codec")))
        .hasSize(5)
        .allMatch(l -> l.chars().filter(c -> c == '|').count() == 9);
  }
}
