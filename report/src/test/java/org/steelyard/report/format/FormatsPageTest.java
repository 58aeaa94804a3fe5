package org.steelyard.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.steelyard.report.Format;
import org.steelyard.report.Formats;

/** The page about formats shows what formats make. */
class FormatsPageTest {
  private static final Path PAGE = Path.of("../docs/formats.md");
  private static final Pattern EXAMPLE =
      Pattern.compile("(?s)<!-- golden (\\S+) -->\n```[a-z]*\n(.*?)```\n");

  @Test
  void everyExampleStandsInAGoldenFile() throws IOException {
    List<MatchResult> examples = EXAMPLE.matcher(Files.readString(PAGE)).results().toList();

    assertThat(examples).hasSizeGreaterThanOrEqualTo(8);
    for (MatchResult example : examples) {
      List<String> golden = Files.readAllLines(GoldenTest.FOLDER.resolve(example.group(1)));
      assertThat(golden)
          .as(example.group(1))
          .containsSubsequence(example.group(2).lines().toList());
    }
  }

  @Test
  void everyFormatHasItsRow() throws IOException {
    String page = Files.readString(PAGE);

    for (Format format : Formats.all()) {
      assertThat(page)
          .containsPattern(
              "\\| `"
                  + format.name()
                  + "` \\| .* \\| `\\."
                  + Pattern.quote(format.extension())
                  + "`");
    }
  }
}
