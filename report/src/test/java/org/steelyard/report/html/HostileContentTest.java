package org.steelyard.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.steelyard.model.Mode;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable;
import org.steelyard.report.Conclusion;
import org.steelyard.report.Report;
import org.steelyard.report.Report.Held;
import org.steelyard.report.Report.Interval;
import org.steelyard.report.Report.Results;

/** Whatever names, parameters and paths hold comes out as text. */
class HostileContentTest {
  private static final String ATTACK =
      "<script>document.title='owned'</script><img src=x onerror=\"document.title='owned'\">"
          + "</script></style></title>--><!--\"'`|${7*7}\u202ehidden\u0007\u2028\n&lt;&amp;";

  /** As people see it: control characters by their code. */
  private static final String SEEN =
      "<script>document.title='owned'</script><img src=x onerror=\"document.title='owned'\">"
          + "</script></style></title>--><!--\"'`|${7*7}\\u202ehidden\\u0007";

  /** A dot would end the package. */
  private static final String NAME = ATTACK.replace('.', '_');

  private static Report report() {
    String long10 = "x".repeat(10_000);
    ResultRow row = row("org.evil.Bench.run" + NAME, Map.of(ATTACK, ATTACK, "long", long10));
    return new Report(
        ATTACK,
        List.of(
            new Results(
                new ResultTable(
                    "/tmp/" + ATTACK + "/table.txt",
                    ResultTable.Origin.JMH_TEXT,
                    new ResultTable.Machine(ATTACK, 1, ATTACK, ATTACK, ATTACK),
                    List.of(row, row(long10, Map.of())),
                    List.of(ATTACK + ":1: " + ATTACK)),
                null,
                List.of(
                    new Held(
                        0,
                        1,
                        new Interval(1, 1, 1),
                        new Interval(1, 1, 1),
                        true,
                        "bound " + ATTACK)))),
        List.of(MadeUp.comparison(3, 2, 8)),
        List.of(
            new Conclusion(
                Conclusion.Kind.EQUIVALENCE,
                ATTACK,
                ATTACK,
                List.of(ATTACK),
                List.of(new Conclusion.Point(ATTACK, new Interval(1, 0, 2), "%", true)))));
  }

  private static ResultRow row(String benchmark, Map<String, String> params) {
    return new ResultRow(
        benchmark,
        null,
        params,
        Mode.AVERAGE_TIME,
        1,
        5L,
        1,
        false,
        0.1,
        0.999,
        ATTACK,
        List.of(List.of(1.0, 2.0)));
  }

  @Test
  void comesOutAsText(@TempDir Path folder) throws Exception {
    Path page = folder.resolve("<b>'page'.html");
    Files.writeString(page, new HtmlPage().of(report()));
    try (Chromium chromium = Chromium.start();
        Tab tab = chromium.tab()) {
      tab.size(390, 844);
      URI address = page.toUri();
      tab.open(address);
      tab.await("document.documentElement.dataset.ready");
      tab.evaluate("location.hash = '#case-1-0'");
      tab.await("document.querySelector('.inside')");
      tab.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)");
      tab.evaluate("document.querySelector('.inside .chart')?.scrollIntoView()");
      assertThat(tab.evaluate("document.title").asString()).startsWith(SEEN);
      for (String place :
          List.of(
              "h1",
              ".conclusion .sentence",
              ".worries li",
              ".inside dl",
              "#case-1-0 .name",
              "#case-1-0 .params",
              ".about dl")) {
        assertThat(
                tab.evaluate(
                        "[...document.querySelectorAll('"
                            + place
                            + "')].map(e => e.textContent).join('')")
                    .asString())
            .as(place)
            .contains(place.endsWith(".name") ? SEEN.replace('.', '_') : SEEN);
      }
      assertThat(tab.evaluate("document.querySelectorAll('img, main script').length").asInt())
          .isZero();
      assertThat(tab.evaluate("document.documentElement.scrollWidth").asInt())
          .isLessThanOrEqualTo(390);
      assertThat(tab.requests()).allMatch(request -> request.startsWith(address.toString()));
      assertThat(tab.complaints()).isEmpty();
    }
  }
}
