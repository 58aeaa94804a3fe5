package org.steelyard.suites.http;

import java.io.IOException;
import java.util.List;
import org.eclipse.jetty.server.LocalConnector;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The same server without a socket. */
@State(Scope.Benchmark)
public class InMemoryFixture extends ServerFixture {
  private LocalConnector connector;

  @Override
  JettyServer<?> startServer(List<Route> routes) throws Exception {
    JettyServer<LocalConnector> server = JettyServer.inMemory(routes);
    connector = server.connector();
    return server;
  }

  @Override
  InMemoryClient connect() throws IOException {
    return new InMemoryClient(connector);
  }
}
