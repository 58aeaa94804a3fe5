package org.steelyard.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.steelyard.report.Report;

/**
 * Measures a page of 3,755 cases, as many as Netty's benchmarks have, for {@code
 * benchmarks/page/page.sh}; writes the figures to the file that {@code largepage} names.
 */
@EnabledIfSystemProperty(named = "largepage", matches = ".+", disabledReason = "not asked for")
class LargePageTest {
  private static final int CASES = 3755;
  private static final int TIMES = 7;

  @Test
  void isMeasured() throws Exception {
    Path figures = Path.of(System.getProperty("largepage"));
    Path page = figures.resolveSibling("large.html");
    Report report =
        new Report(
            "3,755 made-up cases", List.of(), List.of(MadeUp.comparison(CASES, 4, 40)), List.of());
    long before = System.nanoTime();
    String html = new HtmlPage().of(report);
    double written = millis(before);
    Files.writeString(page, html);
    StringBuilder text = new StringBuilder();
    line(text, "written in %.0f ms, %.1f MB", written, Files.size(page) / 1e6);
    try (Chromium chromium = Chromium.start()) {
      List<List<Double>> all = new ArrayList<>();
      for (int i = 0; i < TIMES; i++) {
        all.add(once(chromium, page.toUri()));
      }
      String[] what = {
        "from the address to a page that answers", "search as typed", "sort", "a case opened"
      };
      for (int k = 0; k < what.length; k++) {
        int column = k;
        List<Double> sorted = all.stream().map(row -> row.get(column)).sorted().toList();
        line(
            text,
            "%s: median %.0f ms (%.0f to %.0f), %d times",
            what[k],
            sorted.get(TIMES / 2),
            sorted.get(0),
            sorted.get(TIMES - 1),
            TIMES);
      }
    }
    Files.writeString(figures, text);
    assertThat(figures).isNotEmptyFile();
  }

  /** Each time a new tab; times include the way to the browser and back. */
  private static List<Double> once(Chromium chromium, URI page) throws Exception {
    try (Tab tab = chromium.tab()) {
      tab.size(1280, 800);
      List<Double> times = new ArrayList<>();
      long before = System.nanoTime();
      tab.open(page);
      tab.await("document.documentElement.dataset.ready");
      frame(tab);
      times.add(millis(before));
      for (String action :
          List.of(
              "const s = document.querySelector('input[type=search]'); s.value = 'http2';"
                  + " s.dispatchEvent(new Event('input'))",
              "document.querySelectorAll('.cases thead button')[2].click()",
              "document.querySelector('.open').click()")) {
        before = System.nanoTime();
        tab.evaluate("{ " + action + " }");
        frame(tab);
        times.add(millis(before));
      }
      assertThat(tab.complaints()).isEmpty();
      return times;
    }
  }

  /** Until what was done is on the screen. */
  private static void frame(Tab tab) {
    tab.evaluate(
        "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() =>"
            + " setTimeout(done))))");
  }

  private static double millis(long before) {
    return (System.nanoTime() - before) / 1e6;
  }

  private static void line(StringBuilder text, String format, Object... values) {
    text.append(String.format(Locale.ROOT, format, values)).append('\n');
  }
}
