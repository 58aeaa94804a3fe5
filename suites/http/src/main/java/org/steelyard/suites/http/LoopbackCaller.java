package org.steelyard.suites.http;

import java.io.IOException;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Calls the server on the loopback interface. */
@State(Scope.Thread)
public class LoopbackCaller extends Caller {
  /** Opens the connection. */
  @Setup(Level.Trial)
  public void connect(LoopbackFixture fixture) throws IOException {
    connectTo(fixture);
  }
}
