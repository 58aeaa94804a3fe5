package org.steelyard.model.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.steelyard.model.Mode;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable;
import org.steelyard.model.ResultTable.Origin;

/** JMH's JSON, whole and in pieces. The resource is what JMH 1.37 wrote, histograms shortened. */
class JmhJsonFileTest {
  private static String written() throws IOException {
    try (InputStream in = JmhJsonFileTest.class.getResourceAsStream("jmh-1.37.json")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String entry(String name, String score) {
    return """
        {
            "jmhVersion" : "1.21",
            "benchmark" : "org.example.%s",
            "mode" : "avgt",
            "threads" : 4,
            "forks" : 2,
            "measurementIterations" : 5,
            "params" : {
                "path" : "C:\\dir",
                "n" : "7"
            },
            "primaryMetric" : {
                "score" : %s,
                "scoreError" : "NaN",
                "scoreConfidence" : [
                    "NaN",
                    "NaN"
                ],
                "scoreUnit" : "us/op",
                "rawData" : [
                ]
            },
            "secondaryMetrics" : {
                "·gc.time" : {
                    "score" : "+INF",
                    "scoreError" : "-INF",
                    "scoreUnit" : "ms",
                    "rawData" : [ [ 1.0 ], [ "NaN" ] ]
                }
            }
        }"""
        .formatted(name, score);
  }

  private static String file(String... entries) {
    return "[\n" + String.join(",\n", entries) + "\n]\n";
  }

  @Test
  void everythingThatJmhWroteIsThere() throws IOException {
    ResultTable table = Pasted.read(written());
    assertThat(table.problems()).isEmpty();
    assertThat(table.origin()).isEqualTo(Origin.JMH_JSON);
    assertThat(table.machine().jdk()).isEqualTo("17.0.15");
    assertThat(table.machine().vm()).isEqualTo("OpenJDK 64-Bit Server VM");
    assertThat(table.rows())
        .extracting(ResultRow::mode)
        .containsExactly(
            Mode.THROUGHPUT,
            Mode.THROUGHPUT,
            Mode.AVERAGE_TIME,
            Mode.SAMPLE_TIME,
            Mode.SAMPLE_TIME,
            Mode.SAMPLE_TIME,
            Mode.SINGLE_SHOT_TIME,
            Mode.SINGLE_SHOT_TIME);
    ResultRow first = table.rows().get(0);
    assertThat(first.score()).isEqualTo(61.060342447813774);
    assertThat(first.error()).isEqualTo(58.51254955253027);
    assertThat(first.samples()).isEqualTo(6);
    assertThat(first.forks()).hasSize(2);
    assertThat(first.forks().get(1))
        .containsExactly(48.848268714041055, 61.962572700331556, 29.54353117895965);
    assertThat(table.rows().get(1).label()).isEqualTo("gc.alloc.rate.norm");
    assertThat(table.rows().get(2).params()).isEqualTo(Map.of("beam", "oak", "pounds", "1"));
  }

  @Test
  void histogramGivesMeansOfIterationsAndCountsSamples() throws IOException {
    ResultRow sampled = Pasted.read(written()).rows().get(3);
    assertThat(sampled.forks()).hasSize(2).allMatch(f -> f.size() == 3);
    // 0.039 + 4 × 0.04 + 60 × 0.041 + 129 × 0.042, by hand, over 194 samples.
    assertThat(sampled.forks().get(0).get(0)).isEqualTo(8.077 / 194, within(1e-12));
    assertThat(sampled.samples()).isEqualTo(194 + 20 + 229 + 4 + 4 + 4);
  }

  @Test
  void wordsForNumbersAndOldLabelsAreRead() {
    ResultTable table = Pasted.read(file(entry("A.one", "1.5")));
    assertThat(table.problems()).isEmpty();
    ResultRow row = table.rows().get(0);
    assertThat(row.error()).isNull();
    assertThat(row.threads()).isEqualTo(4);
    assertThat(row.samples()).isEqualTo(10);
    ResultRow secondary = table.rows().get(1);
    assertThat(secondary.label()).isEqualTo("gc.time");
    assertThat(secondary.score()).isEqualTo(Double.POSITIVE_INFINITY);
  }

  @Test
  void truncatedFileGivesAllWholeEntriesAndTheLineOfItsEnd() {
    String whole = file(entry("A.one", "1.5"), entry("A.two", "2.5"), entry("A.three", "3.5"));
    String cut = whole.substring(0, whole.indexOf("3.5"));
    ResultTable table = Pasted.read(cut);
    assertThat(scores(table)).containsExactly(1.5, 2.5);
    assertThat(table.problems()).hasSize(1);
    assertThat(table.problems().get(0))
        .startsWith("paste.txt, line " + cut.lines().count() + ": ")
        .contains("A.three");
  }

  @Test
  void truncationIsSurvivedWhereverItIs() {
    String whole = file(entry("A.one", "1.5"), entry("A.two", "2.5"));
    for (int length = 2; length < whole.length() - 2; length += 11) {
      ResultTable table = Pasted.read(whole.substring(0, length));
      assertThat(table.problems()).as("cut at %d", length).isNotEmpty();
      assertThat(table.problems()).allMatch(p -> p.startsWith("paste.txt"));
    }
  }

  @Test
  void entryWithAWrongValueLeavesTheOthers() {
    ResultTable table =
        Pasted.read(
            file(
                entry("A.one", "1.5"),
                entry("A.two", "{\"x\": [1]}"),
                "{ }",
                "17",
                entry("A.three", "\"fast\""),
                entry("A.four", "4.5")));
    assertThat(scores(table)).containsExactly(1.5, 4.5);
    assertThat(table.problems()).hasSize(4);
    assertThat(table.problems().get(0))
        .startsWith("paste.txt, line " + (2 + entry("A.one", "1").lines().count()) + ": ")
        .contains("A.two", "score");
    assertThat(table.problems().get(3)).contains("A.three", "score");
  }

  @Test
  void entryThatIsNoJsonLeavesTheOthers() {
    ResultTable table =
        Pasted.read(
            file(
                entry("A.one", "1.5"),
                entry("A.two", "2.5 oops"),
                entry("A.three", "3.5").replace("\"forks\" : 2,", "\"forks\" : \"2,"),
                entry("A.four", "4.5")));
    assertThat(scores(table)).containsExactly(1.5, 4.5);
    assertThat(table.problems()).hasSize(2);
    int height = (int) entry("A.one", "1").lines().count();
    int scoreLine = (int) entry("A.two", "?").lines().takeWhile(l -> !l.contains("?")).count() + 1;
    assertThat(table.problems().get(0))
        .startsWith("paste.txt, line " + (1 + height + scoreLine) + ": ")
        .contains("A.two");
  }

  @Test
  void jsonInOtherEncodingsIsRead() {
    String text = file(entry("A.one", "1.5"));
    for (var charset :
        List.of(StandardCharsets.UTF_16, StandardCharsets.UTF_16LE, StandardCharsets.UTF_8)) {
      assertThat(scores(Pasted.read(text, charset))).containsExactly(1.5);
    }
    assertThat(scores(Pasted.read("\ufeff" + text))).containsExactly(1.5);
  }

  @Test
  void jvmOfEntriesThatDisagreeIsUnknown() {
    String one =
        entry("A.one", "1.5").replace("\"threads\"", "\"jdkVersion\" : \"17\", \"threads\"");
    String two =
        entry("A.two", "2.5").replace("\"threads\"", "\"jdkVersion\" : \"21\", \"threads\"");
    ResultTable table = Pasted.read(file(one, two));
    assertThat(table.machine().jdk()).isNull();
    assertThat(table.problems()).isEmpty();
    assertThat(Pasted.read(file(one)).machine().jdk()).isEqualTo("17");
  }

  @Test
  void fileOfARunThatMeasuredNothingSaysSo() {
    assertThat(Pasted.read("[\n]\n").problems()).hasSize(1);
  }

  private static List<Double> scores(ResultTable table) {
    return table.rows().stream().filter(r -> r.label() == null).map(ResultRow::score).toList();
  }
}
