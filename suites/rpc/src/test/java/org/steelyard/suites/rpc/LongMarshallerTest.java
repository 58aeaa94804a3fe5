package org.steelyard.suites.rpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.grpc.StatusRuntimeException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class LongMarshallerTest {

  private final LongMarshaller marshaller = new LongMarshaller();

  @Test
  void aNumberIsEightBytesTheHighestFirst() throws IOException {
    byte[] bytes = {1, 0, 0, 0, 0, 0, 2, 3};

    assertThat(marshaller.stream(72057594037928451L).readAllBytes()).isEqualTo(bytes);
    assertThat(marshaller.parse(new ByteArrayInputStream(bytes))).isEqualTo(72057594037928451L);
  }

  @Test
  void aShortMessageIsAnInternalError() {
    assertThatThrownBy(() -> marshaller.parse(new ByteArrayInputStream(new byte[7])))
        .isInstanceOf(StatusRuntimeException.class)
        .hasMessage("INTERNAL: A message is shorter than its 8 bytes.");
  }
}
