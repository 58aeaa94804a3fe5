package org.steelyard.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.DoubleSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.stats.PairedTest.Outcome;

class ReplayTest {
  private static final String HEADER =
      "file,benchmark,run_class,"
          + IntStream.range(0, 10)
              .mapToObj(i -> "fork" + i + "_steady_from")
              .collect(Collectors.joining(","));
  private static final String STEADY = ",steady state,0,0,0,0,0,0,0,0,0,0";

  @TempDir Path folder;

  @BeforeEach
  void folderOfSeries() throws IOException {
    Files.createDirectory(folder.resolve("series"));
  }

  /** Forks of 110 s in iterations of 0.1 s; what an iteration measures comes from the supplier. */
  private void record(String file, List<DoubleSupplier> forks) throws IOException {
    try (Writer out =
        new OutputStreamWriter(
            new GZIPOutputStream(Files.newOutputStream(folder.resolve("series").resolve(file))),
            StandardCharsets.US_ASCII)) {
      for (DoubleSupplier fork : forks) {
        out.write(
            IntStream.range(0, 1100)
                .mapToObj(i -> String.format(Locale.ROOT, "%.6e", fork.getAsDouble()))
                .collect(Collectors.joining(",", "", "\n")));
      }
    }
  }

  private void flat(String file) throws IOException {
    record(file, IntStream.range(0, 10).mapToObj(i -> (DoubleSupplier) () -> 1e-6).toList());
  }

  private void index(String... lines) throws IOException {
    Files.writeString(folder.resolve("index.csv"), HEADER + "\n" + String.join("\n", lines) + "\n");
  }

  private List<Draw> draws(String design, double effect, int repetitions, long seed)
      throws EngineException {
    return Replay.of(folder).draws(design, 0.05, effect, repetitions, seed);
  }

  @Test
  void forksThatAgreeAreDecidedByTheFirstLook() throws Exception {
    flat("a.csv.gz");
    index("a.csv.gz,p#B.one" + STEADY);

    // 0.7 s of start and 4 s for each fork; one couple is four forks, two are eight.
    assertThat(draws("standard", 0.05, 2, 1))
        .extracting(Draw::outcome, Draw::pairs)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(Outcome.SLOWER, 2),
            org.assertj.core.groups.Tuple.tuple(Outcome.FASTER, 2));
    assertThat(draws("standard", 0, 1, 1).get(0).seconds()).isCloseTo(4 * 4.7, within(1e-3));
    assertThat(draws("standard-no-history", 0, 1, 1).get(0).seconds())
        .isCloseTo(8 * 4.7, within(1e-3));
    assertThat(draws("standard", 0, 1, 1).get(0).outcome()).isEqualTo(Outcome.SAME);
  }

  @Test
  void otherDesignsTakeTheTimeThatTheirSettingsTake() throws Exception {
    Random random = new Random(1);
    record(
        "a.csv.gz",
        IntStream.range(0, 10)
            .mapToObj(i -> (DoubleSupplier) () -> 1e-6 * (1 + 0.001 * random.nextGaussian()))
            .toList());
    index("a.csv.gz,p#B.one" + STEADY);

    assertThat(draws("jmh-default", 0.05, 1, 1).get(0).seconds()).isCloseTo(1007, within(0.1));
    assertThat(draws("netty-default", 0.05, 1, 1).get(0).seconds()).isCloseTo(82.8, within(0.1));
    assertThat(draws("jmh-default", 0.05, 1, 1).get(0).outcome()).isEqualTo(Outcome.SLOWER);
    assertThat(draws("netty-default", 0.05, 2, 1).get(1).outcome()).isEqualTo(Outcome.FASTER);
  }

  @Test
  void noForkStandsOnBothSidesOfAPairAndTheDrawsNameThem() throws Exception {
    Random random = new Random(2);
    record(
        "a.csv.gz",
        IntStream.range(0, 10)
            .mapToObj(
                i -> {
                  double level = 1e-6 * Math.exp(0.2 * random.nextGaussian());
                  return (DoubleSupplier) () -> level;
                })
            .toList());
    index("a.csv.gz,p#B.noisy" + STEADY);

    List<Draw> draws = draws("standard", 0.05, 20, 1);

    assertThat(draws.stream().mapToInt(Draw::pairs).sum()).isGreaterThan(100);
    for (Draw draw : draws) {
      String[] pairs = draw.forks().split(" ");
      assertThat(pairs).hasSize(draw.pairs());
      for (String pair : pairs) {
        assertThat(pair).matches("\\d-\\d").doesNotMatch("(\\d)-\\1");
      }
    }
  }

  @Test
  void caseThatIsNeverDecidedEndsAtItsLimitAndIsUndecided() throws Exception {
    Random random = new Random(3);
    record(
        "a.csv.gz",
        IntStream.range(0, 10)
            .mapToObj(
                i -> {
                  double level = 1e-6 * Math.exp(2 * random.nextGaussian());
                  return (DoubleSupplier) () -> level;
                })
            .toList());
    index("a.csv.gz,p#B.wild" + STEADY);

    List<Draw> open =
        draws("standard", 0, 20, 1).stream().filter(d -> d.outcome() == Outcome.OPEN).toList();

    assertThat(open).hasSizeGreaterThan(15);
    // The limit is 1007 s, and a couple of forks of 4 s is 18.8 s.
    assertThat(open).allSatisfy(d -> assertThat(d.seconds()).isBetween(1007.0, 1007 + 18.9));
  }

  @Test
  void drawsDependOnTheSeedAlone() throws Exception {
    flat("a.csv.gz");
    index("a.csv.gz,p#B.one" + STEADY);

    assertThat(draws("standard", 0.05, 10, 1)).isEqualTo(draws("standard", 0.05, 10, 1));
    assertThat(draws("standard", 0.05, 10, 2)).isNotEqualTo(draws("standard", 0.05, 10, 1));
  }

  @Test
  void namesMayHoldCommas() throws Exception {
    flat("a.csv.gz");
    index("a.csv.gz,p#B.one#size=1,2" + STEADY);

    assertThat(Replay.of(folder).names()).containsExactly("p#B.one#size=1,2");
  }

  @Test
  void rowCountsWhatTheDrawsSay() {
    Draw right = new Draw("a", 0.05, true, "", Outcome.SLOWER, 2, 10, 0.02);
    Draw backwards = new Draw("a", 0.05, false, "", Outcome.SLOWER, 2, 20, -0.01);
    Draw same = new Draw("b", 0.05, true, "", Outcome.SAME, 2, 30, 0.5);
    Draw open = new Draw("b", 0.05, false, "", Outcome.OPEN, 2, 100, Double.NaN);

    ReplayRow row = ReplayRow.of("d", 0.05, List.of(right, backwards, same, open));

    assertThat(row.found()).isEqualTo(0.25);
    assertThat(row.falseAlarms()).isEqualTo(0.25);
    assertThat(row.wronglySame()).isEqualTo(0.25);
    assertThat(row.undecided()).isEqualTo(0.25);
    assertThat(row.medianSeconds()).isEqualTo(25);
    assertThat(row.meanSeconds()).isEqualTo(40);
    // Of a: median of 0.02 and -0.01; of b: 0.5; the median of both.
    assertThat(row.levelBias()).isCloseTo((0.005 + 0.5) / 2, within(1e-12));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "missing.csv.gz,p#B.one" + STEADY,
        "../outside.csv.gz,p#B.one" + STEADY,
        "a.csv.gz,p#B.one,steady state,0,0,0",
        "a.csv.gz,p#B.one,steady state,0,0,0,0,0,0,0,0,0,often"
      })
  void badIndexIsRefusedWithItsLineOrFile(String line) throws Exception {
    flat("a.csv.gz");
    index(line);

    assertThatThrownBy(() -> Replay.of(folder))
        .isInstanceOf(UsageException.class)
        .message()
        .satisfiesAnyOf(
            m -> assertThat(m).contains("index.csv"),
            m -> assertThat(m).contains("missing.csv.gz"));
  }

  @Test
  void seriesThatHoldNoTimesAreRefusedWithTheirLine() throws Exception {
    try (Writer out =
        new OutputStreamWriter(
            new GZIPOutputStream(Files.newOutputStream(folder.resolve("series/a.csv.gz"))))) {
      out.write("1e-6,1e-6\n".repeat(2) + "1e-6,-3\n");
    }
    index("a.csv.gz,p#B.one" + STEADY);

    assertThatThrownBy(() -> Replay.of(folder))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("line 3")
        .hasMessageContaining("-3");
  }

  @Test
  void folderWithoutRecordingsIsRefused() {
    assertThatThrownBy(() -> Replay.of(folder))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("index.csv");
  }
}
