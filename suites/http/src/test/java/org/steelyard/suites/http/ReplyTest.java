package org.steelyard.suites.http;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplyTest {
  private static final String OK =
      "HTTP/1.1 200 OK\r\nServer: x\r\ncontent-length: 6\r\nKernel-Nanos: 70 60\r\n\r\n-1.5E3";

  private static Optional<TimedResult> parse(String answer) throws IOException {
    return Reply.parse("/path", answer.getBytes(US_ASCII), answer.length());
  }

  @Test
  void aWholeAnswerGivesValueAndTimesWhateverTheCaseOfItsHeaders() throws IOException {
    assertThat(parse(OK)).hasValue(new TimedResult(-1500, 70, 60));
  }

  @Test
  void everyCutOffAnswerAsksForMore() throws IOException {
    for (int length = 0; length < OK.length(); length++) {
      assertThat(parse(OK.substring(0, length))).as("%d bytes", length).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "200 OK, 500 Server Error, HTTP/1.1 500 Server Error",
    "HTTP/1.1, HTTP/1.0, HTTP/1.0 200 OK",
    "content-length, Transfer-Length, without Content-Length",
    "content-length: 6, content-length: many, Content-Length with no number: many",
    "content-length: 6, content-length: 5, 1 bytes more",
    "Kernel-Nanos, Other, without Kernel-Nanos",
    "70 60, 70, Kernel-Nanos with no number",
    "-1.5E3, <html>, no number: <html>",
  })
  void anythingElseIsRefused(String good, String bad, String complaint) {
    assertThatThrownBy(() -> parse(OK.replace(good, bad)))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith("/path")
        .hasMessageContaining(complaint);
  }
}
