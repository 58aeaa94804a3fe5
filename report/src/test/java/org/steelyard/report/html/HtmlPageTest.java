package org.steelyard.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.steelyard.report.Report;

/** The page in a real browser. */
class HtmlPageTest {
  private static Chromium chromium;
  private static Path page;

  private Tab tab;

  @BeforeAll
  static void writePage(@TempDir Path folder) throws Exception {
    chromium = Chromium.start();
    page = folder.resolve("report.html");
    Report report = ScreenshotsTest.report();
    Files.writeString(
        page,
        new HtmlPage()
            .of(
                new Report(
                    report.title(),
                    List.of(MadeUpResults.table()),
                    report.comparisons(),
                    report.conclusions())));
  }

  @AfterAll
  static void stop() throws IOException {
    if (chromium != null) {
      chromium.close();
    }
  }

  @BeforeEach
  void open() throws Exception {
    tab = chromium.tab();
    tab.size(1280, 800);
    tab.prefer("prefers-color-scheme", "light");
    tab.open(page.toUri());
    tab.await("document.documentElement.dataset.ready");
  }

  @AfterEach
  void nothingWasAskedForAndNothingWentWrong() {
    assertThat(tab.requests()).allMatch(request -> request.startsWith(page.toUri().toString()));
    assertThat(tab.complaints()).isEmpty();
    tab.close();
  }

  private String text(String expression) {
    return tab.evaluate(expression).asString();
  }

  private long number(String expression) {
    return tab.evaluate(expression).asLong();
  }

  /** How many pixels of a picture have a colour of their own. */
  private long pixels(String canvas) {
    return number(
        "(canvas => { const data = canvas.getContext('2d').getImageData(0, 0, canvas.width,"
            + " canvas.height).data; let n = 0; for (let i = 3; i < data.length; i += 4) if (data[i])"
            + " n++; return n; })("
            + canvas
            + ")");
  }

  @Test
  void chartsAreDrawn() {
    tab.await("document.querySelector('#overview canvas')");
    assertThat(pixels("document.querySelector('#overview canvas')")).isGreaterThan(1000);
    tab.evaluate("document.querySelector('.conclusion').scrollIntoView()");
    tab.await("document.querySelector('.conclusion canvas')");
    assertThat(pixels("document.querySelector('.conclusion canvas')")).isGreaterThan(500);
  }

  @Test
  void aCaseShowsItsForksBlocksAndSeries() {
    tab.evaluate("location.hash = '#case-0-3'");
    tab.await("document.querySelectorAll('.inside canvas').length === 3");
    for (int i = 0; i < 3; i++) {
      assertThat(pixels("document.querySelectorAll('.inside canvas')[" + i + "]"))
          .isGreaterThan(1000);
    }
    assertThat(text("document.querySelector('.inside').textContent"))
        .contains("longer", "warm-up", "±5.00", "OpenJDK 64-Bit Server VM", "steelyard compare")
        .contains(
            "'^org\\.example\\.codec\\.HttpRequestDecoderBenchmark\\.composite$' -p size=256");
  }

  @Test
  void everyChartCanBeReadAsATable() {
    tab.evaluate("location.hash = '#case-0-3'");
    tab.await("document.querySelector('.inside details')");
    tab.evaluate("document.querySelectorAll('.inside details').forEach(d => d.open = true)");
    tab.await("document.querySelectorAll('.inside details table').length === 2");
    assertThat(number("document.querySelectorAll('.inside details tbody')[0].rows.length"))
        .isEqualTo(8);
    assertThat(number("document.querySelectorAll('.chart:not([aria-label])').length")).isZero();
  }

  @Test
  void columnsSort() {
    tab.evaluate("document.querySelectorAll('.cases thead button')[2].click()");
    assertThat(text("document.querySelectorAll('.cases th[aria-sort]')[2].ariaSort"))
        .isEqualTo("descending");
    List<Double> effects = effects();
    assertThat(effects).isSortedAccordingTo((a, b) -> Double.compare(b, a)).hasSizeGreaterThan(60);
    tab.evaluate("document.querySelectorAll('.cases thead button')[2].click()");
    assertThat(text("document.querySelectorAll('.cases th[aria-sort]')[2].ariaSort"))
        .isEqualTo("ascending");
    assertThat(effects()).isSorted().hasSameSizeAs(effects);
  }

  private List<Double> effects() {
    return tab.evaluate(
            "[...document.querySelectorAll('.cases')[0].querySelectorAll('td.effect')].map(c =>"
                + " c.firstChild?.textContent).filter(Boolean).map(t => parseFloat(t.replace('−',"
                + " '-')))")
        .valueStream()
        .map(node -> node.asDouble())
        .toList();
  }

  @Test
  void searchFindsNamesAndParameters() {
    tab.evaluate("document.querySelector('input[type=search]').focus()");
    tab.type("http2 size=1024");
    tab.await("document.querySelectorAll('.cases')[0].querySelectorAll('tr.case').length === 4");
    assertThat(text("document.querySelector('.tools [role=status]').textContent"))
        .isEqualTo("4 of 72 cases");
    assertThat(text("document.querySelector('tr.case .name').textContent"))
        .startsWith("Http2HeadersEncoderBenchmark.");
  }

  @Test
  void aVerdictCanBeChosen() {
    tab.evaluate("document.querySelector('.count.failed button').click()");
    assertThat(number("document.querySelectorAll('.cases')[0].querySelectorAll('tr.case').length"))
        .isEqualTo(3);
    assertThat(text("document.querySelector('.count.failed button').ariaPressed"))
        .isEqualTo("true");
  }

  @Test
  void darkFollowsTheSystemUntilSomebodyChooses() {
    String ground = "getComputedStyle(document.body).backgroundColor";
    String light = text(ground);
    tab.prefer("prefers-color-scheme", "dark");
    String dark = text(ground);
    assertThat(dark).isNotEqualTo(light);
    tab.evaluate("document.getElementById('theme').click()");
    assertThat(text(ground)).isEqualTo(light);
    tab.prefer("prefers-color-scheme", "light");
    tab.evaluate("document.getElementById('theme').click()");
    assertThat(text(ground)).isEqualTo(dark);
    tab.evaluate("try { localStorage.clear() } catch (refused) {}");
  }

  @Test
  void theKeyboardReachesEverything() {
    tab.press("Tab", 9);
    assertThat(text("document.activeElement.className")).isEqualTo("skip");
    tab.press("Enter", 13);
    assertThat(text("document.activeElement.id")).isEqualTo("cases");
    tab.press("Tab", 9);
    assertThat(text("document.activeElement.type")).isEqualTo("search");
    tab.press("Tab", 9);
    assertThat(text("document.activeElement.textContent")).isEqualTo("Case");
    assertThat(text("getComputedStyle(document.activeElement).outlineStyle")).isEqualTo("solid");
    tab.press("Enter", 13);
    assertThat(text("document.activeElement.parentElement.ariaSort")).isEqualTo("ascending");
    tab.evaluate("document.querySelector('.open').focus()");
    tab.press("Enter", 13);
    assertThat(text("document.activeElement.ariaExpanded")).isEqualTo("true");
    assertThat(number("document.querySelectorAll('.inside').length")).isEqualTo(1);
    tab.press("Enter", 13);
    assertThat(number("document.querySelectorAll('.inside').length")).isZero();
  }

  @Test
  void aTelephoneScrollsInOneDirection() {
    tab.size(390, 844);
    tab.evaluate("location.hash = '#case-0-3'");
    tab.await("document.querySelector('.inside .chart')");
    tab.evaluate("document.querySelector('.inside .chart').scrollIntoView()");
    tab.await("document.querySelector('.inside canvas')");
    assertThat(number("document.documentElement.scrollWidth")).isLessThanOrEqualTo(390);
    assertThat(
            text(
                "[...document.querySelectorAll('.scroll')].filter(s => s.scrollWidth >"
                    + " s.clientWidth).map(s => s.innerText).join()"))
        .isEmpty();
  }

  @Test
  void whatIsPrintedHasEveryRowInBlackOnWhite() {
    tab.evaluate("document.getElementById('theme').click()");
    tab.media("print");
    tab.evaluate("dispatchEvent(new Event('beforeprint'))");
    assertThat(text("getComputedStyle(document.body).backgroundColor"))
        .isEqualTo("rgb(255, 255, 255)");
    assertThat(text("getComputedStyle(document.querySelector('.verdict')).backgroundColor"))
        .isEqualTo("rgb(255, 255, 255)");
    assertThat(number("document.querySelectorAll('.cases')[0].querySelectorAll('tr.case').length"))
        .isEqualTo(72);
    tab.evaluate("try { localStorage.clear() } catch (refused) {}");
  }

  @Test
  void verdictsAreReadableWithoutScripts() {
    tab.scripts(false);
    tab.open(page.toUri());
    // Evaluation by the tools goes on where the page's own scripts do not.
    assertThat(text("document.documentElement.dataset.ready || 'no scripts'"))
        .isEqualTo("no scripts");
    assertThat(text("document.querySelector('#case-0-3').innerText"))
        .contains("HttpRequestDecoderBenchmark.composite", "slower", "longer");
    tab.scripts(true);
  }

  @Test
  void resultsShowWhatTheyAreHeldAgainst() {
    String results = "document.querySelectorAll('.cases')[1]";
    assertThat(text(results + ".querySelector('.remarks').textContent"))
        .isEqualTo("table.txt:9: this line is cut off");
    assertThat(text(results + ".querySelector('tr.case').innerText"))
        .contains(
            "Copy.loop",
            "size=16",
            "beats its bound",
            "80.00\u00a0ns",
            "± 1.000\u00a0ns",
            "0.8000");
    // 4000 operations in a millisecond are 250 ns each.
    assertThat(text(results + ".querySelectorAll('tr.case')[2].innerText"))
        .contains("250.0\u00a0ns", "4000 ops/ms");
    assertThat(text("document.querySelector('.worries').innerText"))
        .contains("it is faster than Copy.baseline, which nothing can beat");
  }
}
