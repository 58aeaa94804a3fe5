package org.steelyard.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class EmbeddedJsonTest {
  private final EmbeddedJson json = new EmbeddedJson();

  @Test
  void nothingInItEndsTheElementItStandsIn() {
    String text = json.of(Map.of("</script>", "<!-- & \u2028 \u2029"));
    assertThat(text).doesNotContain("<", ">", "&", "\u2028", "\u2029");
    assertThat(JsonMapper.shared().readTree(text).get("</script>").asString())
        .isEqualTo("<!-- & \u2028 \u2029");
  }

  @Test
  void whatTurnsTextRoundIsShownAsItsCode() {
    String text = json.of(List.of("a\u202eb\u2066c\u0007\b\\\"\n"));
    assertThat(JsonMapper.shared().readTree(text).get(0).asString())
        .isEqualTo("a\\u202eb\\u2066c\\u0007\\u0008\\\"\n");
  }

  @Test
  void aValueIsALine() {
    assertThat(json.lines(List.of(Map.of("a", "x\ny"), Map.of("b", 2))))
        .isEqualTo("{\"a\":\"x\\ny\"}\n{\"b\":2}");
  }
}
