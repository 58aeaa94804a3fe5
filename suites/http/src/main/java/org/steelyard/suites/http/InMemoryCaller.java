package org.steelyard.suites.http;

import java.io.IOException;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Calls the server without a socket, on the benchmark's own thread. */
@State(Scope.Thread)
public class InMemoryCaller extends Caller {
  /** Opens the connection. */
  @Setup(Level.Trial)
  public void connect(InMemoryFixture fixture) throws IOException {
    connectTo(fixture);
  }
}
