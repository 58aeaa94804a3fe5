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

/** The examples of docs/report.md show what happens, line by line. */
class ReportPageTest {
  private static final String PROMPT = "$ ";

  @TempDir Path temp;

  private record Example(List<String> command, List<String> lines) {}

  @Test
  void examplesShowWhatHappens() throws IOException {
    int status = 0;
    int shown = 0;
    for (Example example : examples()) {
      String first = example.command().get(0);
      if (first.equals("cat")) {
        Files.write(temp.resolve(example.command().get(1)), example.lines());
      } else if (first.equals("echo")) {
        assertThat(example.lines()).containsExactly(String.valueOf(status));
      } else {
        Told told = run(example.command());
        status = told.status();
        assertThat(lines(told))
            .as(example.command().toString())
            .containsAll(example.lines().stream().filter(l -> !l.isBlank()).toList());
        shown++;
      }
    }
    assertThat(shown).isEqualTo(2);
  }

  private Told run(List<String> command) {
    return Told.by(
        command.stream()
            .skip(1)
            .map(word -> word.endsWith(".txt") ? temp.resolve(word).toString() : word)
            .toArray(String[]::new));
  }

  private List<String> lines(Told told) {
    return told.out().replace(temp + temp.getFileSystem().getSeparator(), "").lines().toList();
  }

  private static List<Example> examples() throws IOException {
    List<Example> examples = new ArrayList<>();
    boolean code = false;
    for (String line : Files.readAllLines(Path.of("../docs/report.md"))) {
      if (line.startsWith("```")) {
        code = !code;
      } else if (code && line.startsWith(PROMPT)) {
        List<String> command = Arrays.asList(line.substring(PROMPT.length()).split(" "));
        examples.add(new Example(command, new ArrayList<>()));
      } else if (code) {
        examples.get(examples.size() - 1).lines().add(line);
      }
    }
    return examples;
  }
}
