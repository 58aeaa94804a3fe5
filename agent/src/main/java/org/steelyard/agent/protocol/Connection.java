package org.steelyard.agent.protocol;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/**
 * A loopback connection that carries {@link Message messages}. One thread may receive while others
 * send.
 */
public final class Connection implements Closeable {
  /** A longer line cannot be ours; reading stops instead of filling the memory. */
  private static final int LONGEST_LINE = 64 << 20;

  private final Socket socket;
  private final InputStream in;
  private final OutputStream out;

  public Connection(Socket socket) throws IOException {
    this.socket = socket;
    // A message is a whole; waiting for more to send would delay the turn of the other fork.
    socket.setTcpNoDelay(true);
    this.in = new BufferedInputStream(socket.getInputStream());
    this.out = socket.getOutputStream();
  }

  /** Connects to the engine on this machine's loopback address. */
  public static Connection toLoopback(int port) throws IOException {
    return new Connection(new Socket(InetAddress.getLoopbackAddress(), port));
  }

  public void send(Message message) throws IOException {
    byte[] line = (message.encode() + "\n").getBytes(StandardCharsets.UTF_8);
    synchronized (out) {
      out.write(line);
      out.flush();
    }
  }

  /**
   * Waits for the next message.
   *
   * @return the message, or null when the other side is gone; a last line that was cut is dropped
   * @throws IOException when the line is too long to be one of ours
   */
  public Message receive() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream(256);
    for (int b = in.read(); b != -1; b = in.read()) {
      if (b == '\n') {
        return Message.decode(new String(line.toByteArray(), StandardCharsets.UTF_8));
      }
      if (line.size() == LONGEST_LINE) {
        throw new IOException("a line longer than " + LONGEST_LINE + " bytes came in");
      }
      line.write(b);
    }
    return null;
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
