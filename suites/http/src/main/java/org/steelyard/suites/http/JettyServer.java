package org.steelyard.suites.http;

import java.net.InetAddress;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.eclipse.jetty.ee11.servlet.ServletContextHandler;
import org.eclipse.jetty.ee11.servlet.ServletHolder;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.LocalConnector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.util.thread.ScheduledExecutorScheduler;

/**
 * A running Jetty with one servlet for each route, HTTP/1.1 only, with Jetty's own defaults where
 * nothing here says otherwise.
 *
 * @param <C> the connector, which decides how requests come in
 */
final class JettyServer<C extends AbstractConnector> implements AutoCloseable {
  private final Server server;
  private final C connector;
  private final Map<String, KernelServlet> servlets = new HashMap<>();

  private JettyServer(List<Route> routes, Function<Server, C> connect) throws Exception {
    QueuedThreadPool threads = new QueuedThreadPool();
    threads.setName("suite-http");
    // JMH tears nothing down after a failed operation, and would wait for threads that hold the
    // fork.
    threads.setDaemon(true);
    server = new Server(threads, new ScheduledExecutorScheduler("suite-http-timer", true), null);
    connector = connect.apply(server);
    // A fork may wait long for its turn, and must find its connection alive afterwards.
    connector.setIdleTimeout(0);
    server.addConnector(connector);
    ServletContextHandler context = new ServletContextHandler(ServletContextHandler.NO_SESSIONS);
    for (Route route : routes) {
      KernelServlet servlet = new KernelServlet(route.kernel());
      servlets.put(route.path(), servlet);
      context.addServlet(new ServletHolder(servlet), route.path());
    }
    server.setHandler(context);
    try {
      server.start();
    } catch (Exception failure) {
      server.stop();
      throw failure;
    }
  }

  /** Starts a server on the loopback interface, on a port that the operating system chooses. */
  static JettyServer<ServerConnector> onLoopback(List<Route> routes) throws Exception {
    return new JettyServer<>(
        routes,
        server -> {
          ServerConnector connector = new ServerConnector(server);
          connector.setHost(InetAddress.getLoopbackAddress().getHostAddress());
          connector.setPort(0);
          return connector;
        });
  }

  /** Starts a server that listens nowhere: bytes go in and out by method calls. */
  static JettyServer<LocalConnector> inMemory(List<Route> routes) throws Exception {
    return new JettyServer<>(routes, LocalConnector::new);
  }

  C connector() {
    return connector;
  }

  /** How many requests of this route have been computed since the start; an error counts none. */
  long answered(Route route) {
    return servlets.get(route.path()).answered();
  }

  /** Stops the server and waits until its threads have ended. */
  @Override
  public void close() throws Exception {
    server.stop();
    server.destroy();
  }
}
