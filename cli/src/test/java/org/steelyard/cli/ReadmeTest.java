package org.steelyard.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The examples of the README do what it shows: the same lines, whatever the numbers in them. Those
 * on the suites take minutes and are left to people; all others name their target by coordinates,
 * or the run that the example before them left unfinished.
 */
class ReadmeTest {
  private static final String PROMPT = "$ ";
  private static final String STEELYARD = "./steelyard ";

  @TempDir Path temp;

  private record Example(String command, List<String> output, int status) {
    boolean runsHere() {
      return command.startsWith(STEELYARD + "resume ")
          || command.startsWith(STEELYARD) && command.matches(".* [\\w.]+:[\\w-]+:\\S+.*");
    }
  }

  @TestFactory
  Stream<DynamicTest> examplesShowWhatHappens() throws IOException {
    return examples().stream()
        .filter(Example::runsHere)
        .map(e -> DynamicTest.dynamicTest(e.command(), () -> check(e)));
  }

  @Test
  void thereAreExamplesOfListRunSmokeAndResume() throws IOException {
    assertThat(examples().stream().filter(Example::runsHere).map(Example::command))
        .anyMatch(c -> c.startsWith(STEELYARD + "list "))
        .anyMatch(c -> c.startsWith(STEELYARD + "run ") && !c.contains("smoke"))
        .anyMatch(c -> c.startsWith(STEELYARD + "run ") && c.contains("--effort smoke"))
        .anyMatch(c -> c.startsWith(STEELYARD + "run ") && c.contains("--budget "))
        .anyMatch(c -> c.startsWith(STEELYARD + "resume "));
  }

  private void check(Example example) throws IOException {
    List<String> args = new ArrayList<>(words(example.command().substring(STEELYARD.length())));
    args.replaceAll(w -> w.matches("samples.*") ? temp.resolve(w).toString() : w);
    if (args.get(0).equals("run") && !args.contains("--out")) {
      args.addAll(List.of("--out", Files.createTempDirectory(temp, "run").resolve("r").toString()));
    }
    Told told = Told.by(args.toArray(new String[0]));
    assumeFalse(
        told.err().contains("repositor"), "the user's Maven repositories cannot be reached");
    assertThat(told.status()).as(told.toString()).isEqualTo(example.status());
    String all = (told.err() + told.out()).replace(temp + File.separator, "");
    List<String> actual = all.lines().map(ReadmeTest::shape).toList();
    assertThat(actual)
        .as(told.toString())
        .containsAll(example.output().stream().map(ReadmeTest::shape).toList());
    if (args.contains("-o")) {
      assertThat(Path.of(args.get(args.indexOf("-o") + 1))).hasContent(told.out());
    }
  }

  /** A line without its figures, and without the room that these take. */
  private static String shape(String line) {
    return line.replaceAll("≈ 10[⁻⁰-⁹¹²³]+", "0")
        .replaceAll("\\d+(\\.\\d+)?", "0")
        .replaceAll("\\b0 (ns|us|ms|s)\\b", "0 time")
        .replaceAll("\\s+", " ")
        .strip();
  }

  private static List<String> words(String command) {
    return Arrays.stream(command.split(" ")).map(w -> w.replaceAll("^'|'$", "")).toList();
  }

  private static List<Example> examples() throws IOException {
    List<Example> examples = new ArrayList<>();
    boolean code = false;
    for (String line : Files.readAllLines(Path.of("../README.md"))) {
      if (line.startsWith("```")) {
        code = !code;
      } else if (code && line.equals(PROMPT + "echo $?")) {
        examples.add(new Example("echo", new ArrayList<>(), 0));
      } else if (code && line.startsWith(PROMPT)) {
        examples.add(new Example(line.substring(PROMPT.length()), new ArrayList<>(), 0));
      } else if (code && !examples.isEmpty() && !line.isBlank() && !line.equals("...")) {
        examples.get(examples.size() - 1).output().add(line);
      }
    }
    return withStatuses(examples);
  }

  /** The line after {@code echo $?} is the status of the command before. */
  private static List<Example> withStatuses(List<Example> examples) {
    List<Example> settled = new ArrayList<>();
    for (Example example : examples) {
      if (example.command().equals("echo")) {
        Example before = settled.remove(settled.size() - 1);
        settled.add(
            new Example(
                before.command(), before.output(), Integer.parseInt(example.output().get(0))));
      } else {
        settled.add(example);
      }
    }
    return settled;
  }
}
