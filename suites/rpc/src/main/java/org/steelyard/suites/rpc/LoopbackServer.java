package org.steelyard.suites.rpc;

import io.grpc.Attributes;
import io.grpc.Server;
import io.grpc.ServerServiceDefinition;
import io.grpc.ServerTransportFilter;
import io.grpc.netty.shaded.io.grpc.netty.NettyServerBuilder;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicInteger;

/** A gRPC server on a free port of the loopback interface, without encryption. */
final class LoopbackServer implements AutoCloseable {

  private final AtomicInteger connections = new AtomicInteger();
  private final Optional<ExecutorService> executor;
  private final Server server;

  /**
   * Starts it.
   *
   * @param executor runs the handlers and is shut down with the server; without one they run on the
   *     event loop
   * @throws IOException if the port cannot be bound
   */
  LoopbackServer(Optional<ExecutorService> executor, ServerServiceDefinition service)
      throws IOException {
    this.executor = executor;
    InetSocketAddress anyPort = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    NettyServerBuilder builder =
        NettyServerBuilder.forAddress(anyPort)
            .addService(service)
            .addTransportFilter(new ConnectionCount());
    executor.ifPresentOrElse(builder::executor, builder::directExecutor);
    this.server = builder.build().start();
  }

  InetSocketAddress address() {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), server.getPort());
  }

  /** How many connections were opened so far, those closed since among them. */
  int connections() {
    return connections.get();
  }

  /**
   * Stops the server and its executor.
   *
   * @throws IllegalStateException if one of them still runs after ten seconds
   */
  @Override
  public void close() {
    server.shutdownNow();
    executor.ifPresent(ExecutorService::shutdownNow);
    Termination.await("server", server::awaitTermination);
    executor.ifPresent(running -> Termination.await("executor", running::awaitTermination));
  }

  boolean isClosed() {
    return server.isTerminated() && executor.map(ExecutorService::isTerminated).orElse(true);
  }

  private final class ConnectionCount extends ServerTransportFilter {
    @Override
    public Attributes transportReady(Attributes transport) {
      connections.incrementAndGet();
      return transport;
    }
  }
}
