package org.steelyard.engine.launch;

import java.io.IOException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.steelyard.agent.protocol.Connection;
import org.steelyard.agent.protocol.Message;

/** What comes in over a connection, in order, with its end as the last message. */
final class Inbox {
  /** The verb of the message that stands for the end of the connection. */
  static final String GONE = "gone";

  private static final Message END = Message.of(GONE).build();

  private final BlockingQueue<Message> messages = new LinkedBlockingQueue<>();

  Inbox(Connection connection, String name) {
    Reception.start(
        name,
        () -> {
          try {
            for (Message m = connection.receive(); m != null; m = connection.receive()) {
              messages.add(m);
            }
          } catch (IOException | RuntimeException broken) {
            // The same as the end.
          }
          messages.add(END);
        });
  }

  /**
   * The next message, or null when none came in time. After the end there is only {@link #GONE}.
   */
  @Nullable Message poll(long nanos) throws InterruptedException {
    Message message = messages.poll(nanos, TimeUnit.NANOSECONDS);
    if (message == END) {
      messages.add(END);
    }
    return message;
  }
}
