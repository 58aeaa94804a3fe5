package org.steelyard.suites.rpc;

import io.grpc.MethodDescriptor;
import io.grpc.Status;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;

/** A number as eight bytes on the wire: messages so small that only the call itself costs. */
final class LongMarshaller implements MethodDescriptor.Marshaller<Long> {

  @Override
  public InputStream stream(Long value) {
    return new ByteArrayInputStream(ByteBuffer.allocate(Long.BYTES).putLong(value).array());
  }

  @Override
  public Long parse(InputStream message) {
    try {
      return new DataInputStream(message).readLong();
    } catch (IOException e) {
      throw Status.INTERNAL
          .withDescription("A message is shorter than its " + Long.BYTES + " bytes.")
          .withCause(e)
          .asRuntimeException();
    }
  }
}
