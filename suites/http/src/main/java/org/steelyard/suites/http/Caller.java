package org.steelyard.suites.http;

import java.io.IOException;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** A benchmark thread's own connection to a fixture's server, open for the whole trial. */
@State(Scope.Thread)
public abstract class Caller {
  private ServerFixture fixture;
  private Client client;

  void connectTo(ServerFixture fixture) throws IOException {
    this.fixture = fixture;
    this.client = fixture.connect();
  }

  /** Closes the connection. */
  @TearDown(Level.Trial)
  public void disconnect() throws IOException {
    client.close();
  }

  TimedResult baseline() throws IOException {
    return client.get(fixture.baseline());
  }

  TimedResult sumArray() throws IOException {
    return client.get(fixture.sumArray());
  }

  TimedResult sumSmallArray() throws IOException {
    return client.get(fixture.sumSmallArray());
  }
}
