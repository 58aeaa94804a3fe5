package org.steelyard.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.steelyard.review.rules.Rules;

class RulesTest {
  static List<Rule> rules() {
    return Rules.all();
  }

  @ParameterizedTest
  @MethodSource("rules")
  void everyRuleHasItsPage(Rule rule) throws Exception {
    assertThat(Files.readString(Path.of("..", "docs", "rules", rule.name() + ".md")))
        .startsWith("# " + rule.name() + "\n")
        .contains("finds " + rule.name(), "**Fix.**", "**Evidence.**");
  }
}
