package org.steelyard.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.steelyard.report.Conclusion;
import org.steelyard.report.Conclusion.Point;
import org.steelyard.report.Report;
import org.steelyard.report.Report.Interval;

/** Makes the pictures of the documentation: {@code -Dscreenshots=docs/images}. */
@EnabledIfSystemProperty(named = "screenshots", matches = ".+", disabledReason = "not asked for")
class ScreenshotsTest {
  @Test
  void theFirstScreenIsPhotographed(@TempDir Path folder) throws Exception {
    Path pictures = Path.of(System.getProperty("screenshots"));
    Files.createDirectories(pictures);
    Path page = folder.resolve("report.html");
    Files.writeString(page, new HtmlPage().of(report()));
    try (Chromium chromium = Chromium.start();
        Tab tab = chromium.tab()) {
      take(tab, page, 1280, 800, "light", pictures.resolve("report-1280.png"));
      take(tab, page, 390, 844, "light", pictures.resolve("report-390.png"));
      take(tab, page, 1280, 800, "dark", pictures.resolve("report-dark-1280.png"));
      tab.prefer("prefers-color-scheme", "light");
      tab.size(1280, 1500);
      tab.evaluate("document.querySelector('.worries a[href=\"#case-0-3\"]').click()");
      tab.await("document.querySelectorAll('.inside canvas').length >= 3");
      write(tab, pictures.resolve("report-case-1280.png"));
    }
    assertThat(pictures.resolve("report-1280.png")).isNotEmptyFile();
  }

  private static void take(Tab tab, Path page, int width, int height, String scheme, Path picture)
      throws IOException {
    tab.size(width, height);
    tab.prefer("prefers-color-scheme", scheme);
    tab.open(page.toUri());
    tab.await(
        "document.documentElement.dataset.ready && (document.querySelector('#overview canvas') || innerWidth < 600)");
    write(tab, picture);
  }

  private static void write(Tab tab, Path picture) throws IOException {
    tab.evaluate("new Promise(done => setTimeout(done, 300))");
    Files.write(picture, tab.screenshot());
  }

  static Report report() {
    return new Report(
        "codec 4.3-SNAPSHOT against codec 4.2",
        List.of(),
        List.of(MadeUp.comparison(72, 4, 40)),
        List.of(
            new Conclusion(
                Conclusion.Kind.COST_MODEL,
                "HttpRequestDecoderBenchmark.pooled over size",
                "The extra cost is constant: 0.88 us [0.79, 0.97], whatever the size.",
                List.of("The two largest sizes carry no information: their intervals include 0."),
                List.of(
                    point("0", 870, 60, true),
                    point("256", 905, 70, true),
                    point("1024", 860, 90, true),
                    point("4096", 700, 900, false),
                    point("16384", 1400, 2600, false)))));
  }

  private static Point point(String at, double value, double half, boolean informative) {
    return new Point(at, new Interval(value, value - half, value + half), "ns", informative);
  }
}
