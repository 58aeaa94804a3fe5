package org.steelyard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The files that scripts ask JMH for. */
class ResultFilesTest {
  /** Too few values for JMH's error, which has fewer digits than ours. */
  private static final List<String> FLAGS =
      List.of("-f", "1", "-wi", "1", "-i", "2", "-w", "10ms", "-r", "10ms");

  @TempDir Path temp;

  @ParameterizedTest
  @CsvSource({
    "text, Weights.(params|counts)",
    "csv, Weights.(params|counts)",
    "scsv, Weights.(params|counts)",
    // Where only some cases have a parameter, JMH dies while it writes this.
    "latex, Weights.params"
  })
  void linesAreThoseOfPlainJmhButForTheNumbers(String format, String regex) throws Exception {
    List<String> theirs = plainJmh(regex, format);
    List<String> ours = ours(regex, "-rf", format);

    assertThat(ours.get(0)).isEqualTo(theirs.get(0));
    assertThat(ours).containsExactlyInAnyOrderElementsOf(theirs);
  }

  @Test
  void aFileWithoutAFormatIsCsvAsWithJmh() throws Exception {
    String regex = "Weights.counts";
    assertThat(ours(regex)).isEqualTo(plainJmh(regex, "csv"));
  }

  private List<String> plainJmh(String regex, String format) throws Exception {
    Path file = temp.resolve("theirs");
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djmh.ignoreLock=true",
                "-cp",
                TestClassPath.ofBenchmarks(),
                "org.openjdk.jmh.Main",
                regex,
                "-rf",
                format,
                "-rff",
                file.toString()));
    command.addAll(FLAGS);
    Path output = temp.resolve("output");
    int status =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start()
            .waitFor();
    assertThat(status).as(Files.readString(output)).isZero();
    return shapes(file);
  }

  private List<String> ours(String regex, String... format) throws IOException {
    Path file = temp.resolve("ours");
    List<String> args =
        new ArrayList<>(List.of("run", TestClassPath.ofBenchmarks(), regex, "--out"));
    args.addAll(List.of(temp.resolve("run").toString(), "-rff", file.toString()));
    args.addAll(FLAGS);
    args.addAll(Arrays.asList(format));
    Told told = Told.by(args.toArray(new String[0]));
    assertThat(told.status()).as(told.toString()).isZero();
    return shapes(file);
  }

  /** Lines without their figures, and without the room that these take. */
  private static List<String> shapes(Path file) throws IOException {
    return Files.readString(file)
        .lines()
        .map(
            l ->
                l.replaceAll("≈ 10[⁻⁰-⁹¹²³]+|[$]..approx 10.*?[$]", "0")
                    .replaceAll("\\d+([.]\\d+)?", "0")
                    .replaceAll(" +", " "))
        .toList();
  }
}
