package org.steelyard.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.steelyard.model.Finding;
import org.steelyard.review.rules.Rules;

/** Examples of what rules find and what they leave alone; the expectation stands on the line. */
class ExamplesTest {
  private static final Path SOURCES = Path.of("src/test/java/org/steelyard/review/examples");
  private static final Pattern EXPECTED = Pattern.compile("// finds ([\\w-]+)");

  private static final List<Finding> FOUND =
      Stream.concat(
              found(name -> name.contains(".examples.") && !name.contains("Rotting"), Set.of()),
              found(
                  name -> name.contains(".Rotting."),
                  Set.of(
                      "org/steelyard/review/system/Library",
                      "org/steelyard/review/system/internal/Codecs")))
          .toList();

  private static Stream<Finding> found(Predicate<String> chosen, Set<String> system) {
    Map<String, String> broken =
        Map.of(
            "org.steelyard.review.examples.Bounds.tooGood", "It is faster than its upper bound.");
    return Review.of(ClassPaths.ofTests(), chosen, Rules.all(system, broken)).findings().stream();
  }

  static Stream<Path> examples() throws IOException {
    return Files.list(SOURCES);
  }

  @ParameterizedTest
  @MethodSource("examples")
  void rulesFindWhatTheLinesSayAndNothingElse(Path example) throws IOException {
    Set<String> expected = new TreeSet<>();
    List<String> lines = Files.readAllLines(example);
    for (int i = 0; i < lines.size(); i++) {
      for (Matcher says = EXPECTED.matcher(lines.get(i)); says.find(); ) {
        expected.add(i + 1 + " " + says.group(1));
      }
    }

    Set<String> found =
        FOUND.stream()
            .filter(f -> f.place().file().equals(example.getFileName().toString()))
            .map(f -> f.place().line() + " " + f.rule())
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(found).isEqualTo(expected);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void everyRuleHasAnExample(Rule rule) {
    assertThat(FOUND).extracting(Finding::rule).contains(rule.name());
  }

  static List<Rule> rules() {
    return Rules.all();
  }
}
