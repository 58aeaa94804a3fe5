package org.steelyard.model.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.steelyard.model.Mode;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable;

/** Tables of JMH as they get pasted; each says the same, whatever happened to it on the way. */
class JmhTextTest {
  private static final String TABLE =
      """
      Benchmark                                  (size)  Mode  Cnt     Score     Error   Units
      MapBench.get                                   10  avgt   25     7.125 ±   0.250   us/op
      MapBench.get:gc.alloc.rate.norm                10  avgt   25    24.000 ±   0.001    B/op
      MapBench.get                                 1000  avgt   25  1234.500 ± 100.125   us/op
      MapBench.nothing                              N/A  avgt   25    ≈ 10⁻⁴             us/op
      """;

  private static void isTheTable(ResultTable table) {
    assertThat(table.problems()).isEmpty();
    assertThat(table.rows())
        .extracting(
            ResultRow::benchmark,
            ResultRow::label,
            ResultRow::params,
            ResultRow::mode,
            ResultRow::samples,
            ResultRow::score,
            ResultRow::error,
            ResultRow::unit)
        .containsExactly(
            row("MapBench.get", null, Map.of("size", "10"), 7.125, 0.25, "us/op"),
            row("MapBench.get", "gc.alloc.rate.norm", Map.of("size", "10"), 24.0, 0.001, "B/op"),
            row("MapBench.get", null, Map.of("size", "1000"), 1234.5, 100.125, "us/op"),
            row("MapBench.nothing", null, Map.of(), 1e-4, null, "us/op"));
    assertThat(table.rows()).extracting(ResultRow::approximate).endsWith(false, true);
  }

  private static org.assertj.core.groups.Tuple row(
      String name,
      String label,
      Map<String, String> params,
      double score,
      Double error,
      String unit) {
    return tuple(name, label, params, Mode.AVERAGE_TIME, 25L, score, error, unit);
  }

  private static String eachLine(String prefix) {
    return TABLE.lines().map(l -> prefix + l + "\n").reduce("", String::concat);
  }

  static Stream<String> dressed() {
    return Stream.of(
        TABLE,
        "Hello,\n\nhere is what I measured. Benchmark results below:\n\n```\n"
            + TABLE
            + "```\n\nSo get takes 7 us. Foo.bar took 5 ms last week.\n",
        eachLine("> "),
        eachLine("> > "),
        eachLine("    "),
        eachLine("\t"),
        eachLine("[INFO] "),
        eachLine("2026-11-21T10:15:30.123Z "),
        eachLine("2026-11-21 10:15:30,123 [main] INFO  org.example.Bench - "),
        eachLine("bench_1  | "),
        eachLine("\u001b[32m[INFO]\u001b[0m "),
        TABLE.replace("\n", "\r\n"),
        TABLE.replace("\n", "\n\n"),
        TABLE
            .replace('.', ',')
            .replace("MapBench,", "MapBench.")
            .replace("gc,alloc,rate,", "gc.alloc.rate."),
        TABLE.replace(":gc", ":·gc"),
        TABLE.replace(":gc", ":?gc"),
        TABLE.replace("±", "+/-").replace("≈ 10⁻⁴", "~ 10^-4"),
        TABLE.replace("± ", "±"),
        TABLE.replace("MapBench", "MapBench").replaceAll(" +", " "),
        "| "
            + TABLE.strip().replaceAll("(?<=\\S) +(?=[\\S&&[^±]])", " | ").replace("\n", " |\n| ")
            + " |\n");
  }

  @ParameterizedTest
  @MethodSource("dressed")
  void tableIsReadWhateverStandsAroundIt(String text) {
    isTheTable(Pasted.read(text));
  }

  static Stream<byte[]> encoded() {
    Charset windows = Charset.forName("windows-1252");
    String garbled =
        new String(TABLE.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
    return Stream.of(
        TABLE.getBytes(StandardCharsets.UTF_16),
        TABLE.getBytes(StandardCharsets.UTF_16LE),
        TABLE.getBytes(StandardCharsets.UTF_16BE),
        ("\ufeff" + TABLE).getBytes(StandardCharsets.UTF_8),
        ("\ufeff" + TABLE).getBytes(StandardCharsets.UTF_16LE),
        garbled.getBytes(StandardCharsets.UTF_8),
        TABLE.replace("≈ 10⁻⁴", "~ 10^-4").getBytes(windows),
        TABLE.replace("≈ 10⁻⁴", "~ 10^-4").getBytes(Charset.forName("IBM850")));
  }

  @ParameterizedTest
  @MethodSource("encoded")
  void tableIsReadInEveryEncoding(byte[] bytes) {
    isTheTable(Pasted.read(bytes));
  }

  @Test
  void questionMarksInPlaceOfSignsAreUnderstood() {
    List<ResultRow> rows = Pasted.read(TABLE.replaceAll("[±≈⁻⁴]", "?")).rows();
    assertThat(rows).extracting(ResultRow::score).startsWith(7.125, 24.0, 1234.5);
    assertThat(rows.get(3).approximate()).isTrue();
    assertThat(rows.get(3).score()).isLessThan(0.0005);
  }

  @Test
  void valuesWithSpacesAreToldByTheirColumns() {
    ResultTable table =
        Pasted.read(
            """
            Benchmark     (empty)             (text)  Mode  Cnt  Score   Error  Units
            Text.parse             hello wide world   avgt    5  3.000 ± 0.500  ns/op
            Text.parse          a  hello  wide  world  avgt    5  4.000 ± 0.500  ns/op
            Text.parse          b                  c  avgt    5  5.000 ± 0.500  ns/op
            """
                .replace("hello wide world ", " hello wide world"));
    assertThat(table.rows())
        .extracting(ResultRow::params)
        .contains(
            Map.of("empty", "b", "text", "c"), Map.of("empty", "", "text", "hello wide world"));
  }

  @Test
  void trimmedColumnsLeaveTheScore() {
    ResultTable table =
        Pasted.read(
            """
            Benchmark   (n)   Score  Units
            A.one         5  12.500  ns/op
            A.two        50  13.500  ns/op

            Benchmark    Score   Error  Units
            A.three     12.500   0.125  ns/op

            Benchmark  Mode     Score  Units
            A.four    thrpt  1500.000  ops/s
            """);
    assertThat(table.problems()).isEmpty();
    assertThat(table.rows())
        .extracting(ResultRow::benchmark, ResultRow::score, ResultRow::error, ResultRow::samples)
        .containsExactly(
            tuple("A.one", 12.5, null, null),
            tuple("A.two", 13.5, null, null),
            tuple("A.three", 12.5, 0.125, null),
            tuple("A.four", 1500.0, null, null));
    assertThat(table.rows().get(1).params()).isEqualTo(Map.of("n", "50"));
  }

  @Test
  void singleShotsHaveNoCountAndNoError() {
    ResultRow row =
        Pasted.read(
                """
                Benchmark  Mode  Cnt    Score   Error  Units
                A.one        ss       812.250          ms/op
                """)
            .rows()
            .get(0);
    assertThat(row.score()).isEqualTo(812.25);
    assertThat(row.error()).isNull();
    assertThat(row.samples()).isNull();
    assertThat(row.mode()).isEqualTo(Mode.SINGLE_SHOT_TIME);
  }

  @Test
  void percentilesAreSecondaryRowsInOldAndNewSpelling() {
    List<ResultRow> rows =
        Pasted.read(
                """
                Benchmark              Mode      Cnt   Score   Error  Units
                A.one                sample  1000000   1.250 ± 0.001  us/op
                A.one:one·p0.99      sample            2.500          us/op
                A.one:p0.999         sample            9.750          us/op
                A.one:·gc.time       sample        3  12.000             ms
                A.one:·stack         sample              NaN            ---
                """)
            .rows();
    assertThat(rows)
        .extracting(ResultRow::label)
        .containsExactly(null, "p0.99", "p0.999", "gc.time", "stack");
    assertThat(rows.get(0).samples()).isEqualTo(1_000_000);
    assertThat(rows.get(2).score()).isEqualTo(9.75);
    assertThat(rows.get(4).score()).isNaN();
  }

  @Test
  void zeroIsAMagnitudeToo() {
    ResultRow row =
        Pasted.read(
                """
                Benchmark      Mode  Cnt  Score   Error  Units
                A.one:·gc.c    avgt   25    ≈ 0         counts
                """)
            .rows()
            .get(0);
    assertThat(row.score()).isZero();
    assertThat(row.approximate()).isTrue();
    assertThat(row.samples()).isEqualTo(25);
  }

  @Test
  void digitsOfOtherScriptsAreDigits() {
    ResultRow row =
        Pasted.read(
                """
                Benchmark  Mode  Cnt  Score   Error  Units
                A.one      avgt   ٢٥  ١٢٫٥٠٠ ± ٠٫١٢٥  ns/op
                """)
            .rows()
            .get(0);
    assertThat(row.score()).isEqualTo(12.5);
    assertThat(row.error()).isEqualTo(0.125);
  }

  @Test
  void tableOfOursIsReadWithItsConfidence() {
    ResultTable table =
        Pasted.read(
            """
            Benchmark      Mode  Cnt     Score    Error   Units   Time/op
            ListBench.add  thrpt  15  1843.250 ± 12.125  ops/ms  542.5 ns

            Error: half of the 95 % interval over forks (Student's t, one value a fork).
            """);
    assertThat(table.problems()).isEmpty();
    assertThat(table.rows()).hasSize(1);
    assertThat(table.rows().get(0).confidence()).isEqualTo(0.95);
    assertThat(table.rows().get(0).unit()).isEqualTo("ops/ms");
  }

  @Test
  void columnsOfTheOldestVersionsAreRead() {
    ResultRow row =
        Pasted.read(
                """
                Benchmark                    Mode Thr    Cnt  Sec         Mean   Mean error    Units
                o.s.Old.measure              avgt   1      5    2       12.500        0.125    ns/op
                """)
            .rows()
            .get(0);
    assertThat(row.samples()).isEqualTo(5);
    assertThat(row.score()).isEqualTo(12.5);
    assertThat(row.error()).isEqualTo(0.125);
  }

  @Test
  void rowThatMailHasBrokenIsJoined() {
    ResultTable table =
        Pasted.read(
            """
            Benchmark                               Mode  Cnt   Score   Error  Units
            org.example.LongNamesBenchmark.measure  avgt
            25  12.500 ± 0.125  ns/op
            org.example.LongNamesBenchmark.other    avgt   25  13.500 ± 0.125  ns/op
            """);
    assertThat(table.problems()).isEmpty();
    assertThat(table.rows()).extracting(ResultRow::score).containsExactly(12.5, 13.5);
  }

  @Test
  void tableThatIsCutInHalfGivesItsWholeRowsAndNamesTheOther() {
    String cut = TABLE.substring(0, TABLE.indexOf("1234") - 12);
    ResultTable table = Pasted.read(cut);
    assertThat(table.rows()).hasSize(2);
    assertThat(table.problems()).hasSize(1);
    assertThat(table.problems().get(0)).startsWith("paste.txt, line 4: ").contains("MapBench.get");
  }

  @Test
  void headWithoutRowsIsNamed() {
    assertThat(Pasted.read("x\nBenchmark  Mode  Cnt  Score  Error  Units\n").problems())
        .hasSize(1)
        .first()
        .asString()
        .startsWith("paste.txt, line 2: ");
  }

  @Test
  void textWithoutTableSaysWhatWasLookedFor() {
    assertThat(Pasted.read("Dear all,\nno numbers today.\n").problems())
        .hasSize(1)
        .first()
        .asString()
        .contains("paste.txt", "\"Benchmark\"");
  }

  @Test
  void emptyAndBinaryFilesAreNamed() {
    assertThat(Pasted.read("").problems().get(0))
        .startsWith("paste.txt, line 1: ")
        .contains("empty");
    byte[] binary = new byte[10_000];
    new java.util.Random(7).nextBytes(binary);
    assertThat(Pasted.read(binary).problems().get(0)).contains("paste.txt", "not text");
  }

  @Test
  void nameOfTenThousandCharactersIsRead() {
    String name = "A." + "x".repeat(10_000);
    ResultTable table =
        Pasted.read(
            "Benchmark  (p)  Mode  Cnt  Score  Error  Units\n"
                + name
                + "  <script>alert(1)</script>  avgt  5  1.500 ± 0.125  ns/op\n");
    assertThat(table.rows().get(0).benchmark()).isEqualTo(name);
    assertThat(table.rows().get(0).params()).containsValue("<script>alert(1)</script>");
  }
}
