package org.steelyard.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.steelyard.report.Format;
import org.steelyard.report.Formats;
import org.steelyard.report.Report;

/**
 * What each format makes of three reports, kept in files that were read by a person. After a change
 * that is meant, {@code -Dgolden=write} writes them anew, and the difference is read again.
 */
class GoldenTest {
  static final Path FOLDER = Path.of("src/test/resources/golden");

  private static final Map<String, Report> REPORTS =
      Map.of(
          "measured", MeasuredReport.report(),
          "compared", ComparedReport.report(),
          "pasted", PastedReport.report());

  static Stream<Arguments> everyFormatOfEveryReport() {
    return Formats.all().stream()
        .filter(format -> !format.name().equals("html"))
        .flatMap(format -> REPORTS.keySet().stream().map(name -> Arguments.of(name, format)));
  }

  @ParameterizedTest
  @MethodSource("everyFormatOfEveryReport")
  void aReportLooksAsItDidWhenAPersonReadIt(String name, Format format) throws IOException {
    Path golden = FOLDER.resolve(name).resolve("report." + format.extension());
    String text = format.of(REPORTS.get(name));
    if ("write".equals(System.getProperty("golden"))) {
      Files.createDirectories(golden.getParent());
      Files.writeString(golden, text);
    }
    assertThat(text).isEqualTo(Files.readString(golden)).endsWith("\n");
  }
}
