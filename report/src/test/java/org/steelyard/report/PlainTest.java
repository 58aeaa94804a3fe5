package org.steelyard.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlainTest {

  @Test
  void whatSteersATerminalIsSpelledOut() {
    assertThat(Plain.line("a\u001b[31mb\nc\td\u202ee\u0000"))
        .isEqualTo("a\\u001b[31mb\\nc\\td\\u202ee\\u0000");
  }

  @Test
  void lettersOfAllLanguagesStay() {
    String text = "größe 漢字 😀 µs/op";

    assertThat(Plain.line(text)).isEqualTo(text);
  }

  @Test
  void aLongTextLosesItsMiddle() {
    assertThat(Plain.line("abcdefghijklmnop", 9)).isEqualTo("abcd…mnop");
  }

  @Test
  void noCharacterIsCutInTwo() {
    assertThat(Plain.line("😀".repeat(20), 9).codePoints())
        .noneMatch(c -> Character.getType(c) == Character.SURROGATE);
  }
}
