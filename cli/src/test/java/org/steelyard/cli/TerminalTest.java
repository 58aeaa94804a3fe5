package org.steelyard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class TerminalTest {
  private final StringWriter err = new StringWriter();

  private Terminal terminal(boolean live) {
    return new Terminal(new PrintWriter(new StringWriter()), new PrintWriter(err), live, false, 12);
  }

  /** ECMA-48: CUU goes up, ED clears from the cursor on. */
  @Test
  void linesThatChangeAreWrittenOverAndThoseThatStayPushThemDown() {
    Terminal terminal = terminal(true);
    terminal.progress(List.of("one", "two", "three"));
    terminal.note("stays");
    terminal.progress("last");

    assertThat(err.toString())
        .endsWith(
            "one\ntwo\nthree\u001b[2A\r\u001b[Jstays" + System.lineSeparator() + clear("last"));
  }

  @Test
  void lineIsCutToTheWidthSoThatItDoesNotWrap() {
    terminal(true).progress("0123456789abcdef");

    assertThat(err.toString()).isEqualTo(clear("0123456789a"));
  }

  @Test
  void nothingChangesWhereLinesCannotBeWrittenOver() {
    terminal(false).progress(List.of("one", "two"));

    assertThat(err.toString()).isEmpty();
  }

  private static String clear(String line) {
    return "\r\u001b[K" + line;
  }
}
