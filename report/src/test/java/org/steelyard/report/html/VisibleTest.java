package org.steelyard.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VisibleTest {
  @Test
  void controlCharactersAreShownAsTheirCode() {
    assertThat(Visible.of("a\u001b[31mb\u202ec\u200bd")).isEqualTo("a\\u001b[31mb\\u202ec\\u200bd");
  }

  @Test
  void lettersOfAllLanguagesStayAsTheyAre() {
    String text = "größe größer ≈ 日本語 שלום 🙂\n\t";
    assertThat(Visible.of(text)).isEqualTo(text);
  }
}
