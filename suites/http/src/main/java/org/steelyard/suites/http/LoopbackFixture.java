package org.steelyard.suites.http;

import java.io.IOException;
import java.util.List;
import org.eclipse.jetty.server.ServerConnector;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The server on the loopback interface. */
@State(Scope.Benchmark)
public class LoopbackFixture extends ServerFixture {
  private ServerConnector connector;

  @Override
  JettyServer<?> startServer(List<Route> routes) throws Exception {
    JettyServer<ServerConnector> server = JettyServer.onLoopback(routes);
    connector = server.connector();
    return server;
  }

  @Override
  KeepAliveClient connect() throws IOException {
    return new KeepAliveClient(port());
  }

  /** The port that the operating system chose. */
  int port() {
    return connector.getLocalPort();
  }
}
