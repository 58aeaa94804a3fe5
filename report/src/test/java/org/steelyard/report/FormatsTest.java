package org.steelyard.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class FormatsTest {

  @Test
  void aFormatIsFoundByItsName() {
    assertThat(Formats.named("junit").name()).isEqualTo("junit");
  }

  @Test
  void anUnknownNameIsAnsweredWithThoseThatThereAre() {
    assertThatThrownBy(() -> Formats.named("pdf"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(
            "there is no format 'pdf'; take one of terminal, html, markdown, json,");
  }

  @Test
  void severalFormatsInOneFolderDoNotOverwriteEachOther() {
    assertThat(Formats.all().stream().map(Format::extension)).doesNotHaveDuplicates();
    assertThat(Formats.all().stream().map(Format::name))
        .doesNotHaveDuplicates()
        .allMatch(name -> name.matches("[a-z-]+"));
  }
}
