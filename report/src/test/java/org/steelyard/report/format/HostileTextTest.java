package org.steelyard.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.steelyard.model.Json;
import org.steelyard.report.Format;
import org.steelyard.report.Formats;
import org.steelyard.report.Plain;
import tools.jackson.databind.JsonNode;

/** Names, parameters and paths come from outside; in every format they come out as text. */
class HostileTextTest {

  static Stream<Arguments> everyFormatOfEveryText() {
    return Formats.all().stream()
        .filter(format -> !format.name().equals("html"))
        .flatMap(format -> HostileReport.texts().map(text -> Arguments.of(format, text)));
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("everyFormatOfEveryText")
  void textFromOutsideComesOutAsText(Format format, String text) throws Exception {
    String written = format.of(HostileReport.of(text));
    switch (format.name()) {
      case "terminal" -> isPlain(written);
      case "markdown" -> isMarkdown(written, text);
      case "json" -> isJson(written, text);
      case "csv" -> isCsv(written, text);
      case "go" -> isGo(written);
      case "junit" -> isJUnit(written, text);
      case "github" -> isGithub(written, text);
      case "github-action-benchmark" -> isActionBenchmark(written);
      case "bencher" -> isBencher(written);
      default -> throw new AssertionError("nobody looks at " + format.name());
    }
  }

  /** Nothing but line ends controls where and how it is shown. */
  private static void isPlain(String written) {
    assertThat(written.codePoints().filter(c -> c != '\n' && steers(c)).boxed()).isEmpty();
  }

  private static boolean steers(int codePoint) {
    int type = Character.getType(codePoint);
    return type == Character.CONTROL || type == Character.FORMAT;
  }

  private static void isMarkdown(String written, String text) {
    isPlain(written);
    assertThat(written.length()).isLessThanOrEqualTo(65_536);
    RenderedMarkdown rendered = RenderedMarkdown.of(written);
    assertThat(rendered.tags()).isSubsetOf(RenderedMarkdown.OURS);
    assertThat(rendered.text()).contains(Plain.line(text, 80).substring(0, 1));
    if (text.length() < 60) {
      assertThat(rendered.codes())
          .anyMatch(code -> code.replace("\u200b", "").contains(Plain.line(text).strip()));
    }
    // Looked for in what was rendered, outside of code.
    assertThat(rendered.prose())
        .doesNotContain("@octocat", "#123")
        .doesNotContainPattern("[\\w.+-]+@\\w");
  }

  private static void isJson(String written, String text) {
    JsonNode all = Json.lines().readTree(written);
    assertThat(all.size()).isEqualTo(4);
    for (JsonNode one : all) {
      assertThat(one.at("/benchmark").asString()).isEqualTo(text);
      assertThat(one.get("params").get(text).asString()).isEqualTo(text);
    }
  }

  private static void isCsv(String written, String text) throws IOException {
    List<CSVRecord> records;
    try (var parser = CSVFormat.RFC4180.parse(new StringReader(written))) {
      records = parser.getRecords();
    }
    assertThat(records).hasSize(1 + 3 + 2 + 3 + 5).allMatch(r -> r.size() == records.get(0).size());
    for (CSVRecord record : records.subList(1, records.size())) {
      assertThat(record.get(1)).isIn(text, "'" + text);
      assertThat(record)
          .allMatch(cell -> !cell.matches("(?s)[=@+-].*") || cell.matches("[+-]?[0-9.]+"));
    }
  }

  private static void isGo(String written) {
    isPlain(written);
    assertThat(written.lines())
        .allMatch(
            line ->
                line.startsWith("# ")
                    || line.matches("[a-z]+:( .*)?")
                    || line.matches("Benchmark\\S* \\d+ [0-9.]+ ns/op( [0-9.]+ B/op)?"));
  }

  private static void isJUnit(String written, String text) throws Exception {
    JUnitFile file = JUnitFile.valid(written);
    assertThat(file.cases()).isNotEmpty();
    assertThat(file.names()).allMatch(name -> name.contains(Plain.line(text).strip()));
  }

  private static void isGithub(String written, String text) {
    isPlain(written);
    assertThat(written.lines())
        .allMatch(line -> line.matches("::(error|warning|notice) title=[^:,]*::.*"))
        .hasSizeLessThanOrEqualTo(30);
    if (text.length() < 60) {
      String title = written.replaceAll("(?s)^::[a-z]+ title=([^:,]*)::.*", "$1");
      assertThat(unescaped(title)).contains(Plain.line(text).strip());
    }
  }

  /** As the runner of GitHub Actions takes a property apart. */
  private static String unescaped(String property) {
    return property
        .replace("%2C", ",")
        .replace("%3A", ":")
        .replace("%0A", "\n")
        .replace("%0D", "\r")
        .replace("%25", "%");
  }

  private static void isActionBenchmark(String written) {
    JsonNode all = Json.lines().readTree(written);
    assertThat(all.size()).isEqualTo(14);
    for (JsonNode one : all) {
      isPlain(one.get("name").asString());
      assertThat(one.get("value").isNumber()).isTrue();
    }
  }

  private static void isBencher(String written) {
    JsonNode all = Json.lines().readTree(written);
    assertThat(all.size()).isEqualTo(7);
    assertThat(all.propertyNames()).allMatch(name -> name.length() <= 1024);
    all.propertyNames().forEach(HostileTextTest::isPlain);
  }
}
