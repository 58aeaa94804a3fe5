package org.steelyard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code report} on files that people have. */
class ReportTest {
  private static final String TABLE =
      """
      Benchmark          (size)  Mode  Cnt    Score   Error  Units
      ListBench.walk         10  avgt   25  100.000 ± 1.000  ns/op
      ListBench.walk       1000  avgt   25  500.000 ± 5.000  ns/op
      """;

  private static final String ENTRY =
      """
      { "jmhVersion" : "1.37", "benchmark" : "org.example.ListBench.walk", "mode" : "avgt",
        "threads" : 1, "forks" : 2, "jdkVersion" : "%s", "vmName" : "OpenJDK 64-Bit Server VM",
        "params" : { "size" : "10" },
        "primaryMetric" : { "score" : %s, "scoreError" : 2.0, "scoreUnit" : "ns/op",
          "rawData" : [ [ %s, %s ], [ %s, %s ] ] },
        "secondaryMetrics" : { } }""";

  @TempDir Path temp;
  private Path before;
  private Path after;

  @BeforeEach
  void writeTables() throws IOException {
    before = write("before.txt", TABLE);
    after = write("after.txt", TABLE.replace("500.000", "750.000"));
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(temp.resolve(name), text);
  }

  private Path json(String name, String jdk, double score) throws IOException {
    Object[] numbers = {jdk, score, score - 1, score + 1, score - 2, score + 2};
    return write(name, "[\n" + ENTRY.formatted(numbers) + "\n]\n");
  }

  private static Told report(Object... words) {
    return Told.by(
        Stream.concat(Stream.of("report"), Arrays.stream(words).map(Object::toString))
            .toArray(String[]::new));
  }

  @Test
  void pastedTableIsShown() {
    Told told = report(before);
    assertThat(told.status()).as(told.toString()).isZero();
    assertThat(told.out()).contains("ListBench.walk", "500.000", "500.0 ns");
    assertThat(told.err()).isEmpty();
  }

  @Test
  void standardInputIsReadWherePeoplePaste() {
    InputStream usual = System.in;
    System.setIn(new ByteArrayInputStream(TABLE.getBytes(StandardCharsets.UTF_8)));
    try {
      Told told = report("-");
      assertThat(told.status()).as(told.toString()).isZero();
      assertThat(told.out()).contains("standard input", "ListBench.walk");
    } finally {
      System.setIn(usual);
    }
  }

  @Test
  void twoTablesAreComparedWithTheWarningThatTheyWereNotPaired() {
    Told told = report(before, after);
    assertThat(told.status()).as(told.toString()).isZero();
    assertThat(told.out())
        .contains("+50.0%", "slower", "1 same", "not paired", "23 %", "before.txt", "after.txt");
  }

  @Test
  void thresholdIsTheSmallestChangeThatMatters() {
    assertThat(report(before, after, "--threshold", "60%").out()).contains("2 same");
    assertThat(report(before, after, "--threshold", "5").status()).isEqualTo(64);
  }

  @Test
  void twoMachinesAreRefusedUnlessAskedFor() throws IOException {
    Path one = json("jdk17.json", "17.0.15", 100);
    Path other = json("jdk21.json", "21.0.2", 200);
    Told refused = report(one, other);
    assertThat(refused.status()).isEqualTo(64);
    assertThat(refused.err()).contains("JDK 17.0.15 against 21.0.2", "--even-so");
    assertThat(refused.out()).isEmpty();

    Told told = report(one, other, "--even-so");
    assertThat(told.status()).as(told.toString()).isZero();
    assertThat(told.out()).contains("slower", "the machines differ: JDK 17.0.15 against 21.0.2");
  }

  @Test
  void jsonMeetsAPastedTable() throws IOException {
    Told told = report(json("jmh.json", "17.0.15", 100), before);
    assertThat(told.status()).as(told.toString()).isZero();
    assertThat(told.out()).contains("1 same", "not compared", "size=1000");
  }

  @Test
  void caseThatBeatsItsBoundMakesTheExitStatus() throws IOException {
    Path file =
        write(
            "bound.txt",
            """
            Benchmark               Mode  Cnt    Score   Error  Units
            WaitBench.upperBound   thrpt   25  100.000 ± 1.000  ops/s
            WaitBench.wait         thrpt   25  200.000 ± 1.000  ops/s
            """);
    Told told = report(file);
    assertThat(told.status()).as(told.toString()).isEqualTo(10);
    assertThat(told.out()).contains("WaitBench.wait", "nothing can be");
  }

  @Test
  void baselineIsChosenByItsName() {
    Told none = report(before, "--baseline", "nothing");
    assertThat(none.status()).isEqualTo(64);
    assertThat(none.err()).contains("--baseline nothing", "matches none");
    assertThat(report(before, "--baseline", "(").status()).isEqualTo(64);
  }

  @Test
  void truncatedJsonGivesWhatWasWholeAndTheLine() throws IOException {
    String whole = Files.readString(json("whole.json", "17", 100)).replace("\n]\n", "");
    Path cut = write("cut.json", whole + ",\n" + whole.substring(1, 120));
    Told told = report(cut);
    assertThat(told.status()).as(told.toString()).isEqualTo(1);
    assertThat(told.out()).contains("ListBench.walk", "100.000", "cut.json, line ");
    assertThat(told.showsStack()).isFalse();

    Told csv = report(cut, "--format", "csv");
    assertThat(csv.out()).contains("ListBench.walk");
    assertThat(csv.err()).contains("cut.json, line ");
  }

  @Test
  void oneFormatGoesToTheTerminalOrToAFile() throws IOException {
    Path file = temp.resolve("new/results.csv");
    Told told = report(before, "-o", file);
    assertThat(told.status()).as(told.toString()).isZero();
    assertThat(told.out()).isEmpty();
    assertThat(file).hasContent(report(before, "--format", "csv").out());
    try (Stream<Path> files = Files.list(file.getParent())) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void severalFormatsNeedAFolder() throws IOException {
    Told refused = report(before, "--format", "csv,markdown");
    assertThat(refused.status()).isEqualTo(64);
    assertThat(refused.err()).contains("-o DIR");
    assertThat(report(before, "--format", "csv,markdown", "-o", after).status()).isEqualTo(64);

    Path folder = temp.resolve("reports");
    Told told = report(before, "--format", "csv,markdown,terminal", "-o", folder);
    assertThat(told.status()).as(told.toString()).isZero();
    assertThat(folder.resolve("report.csv")).isNotEmptyFile();
    assertThat(folder.resolve("report.md")).isNotEmptyFile();
  }

  @Test
  void wrongUsageSaysWhatToDo() throws IOException {
    Path folder = Files.createDirectories(temp.resolve("empty"));
    Path review = write("review.json", "{ \"format\" : 1, \"steelyard\" : \"0.1\" }");
    for (List<Object> words :
        List.<List<Object>>of(
            List.of(temp.resolve("missing.txt"), "Check the path"),
            List.of(folder, "is not a run"),
            List.of(review, "no results"),
            List.of("--format=nonsense", "take one of terminal"))) {
      Told told = report(words.get(0), before);
      assertThat(told.status()).as(told.toString()).isEqualTo(64);
      assertThat(told.err()).contains(words.get(1).toString());
      assertThat(told.out()).isEmpty();
      assertThat(told.showsStack()).isFalse();
    }
  }
}
