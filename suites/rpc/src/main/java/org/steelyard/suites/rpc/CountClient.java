package org.steelyard.suites.rpc;

import io.grpc.CallOptions;
import io.grpc.ManagedChannel;
import io.grpc.netty.shaded.io.grpc.netty.NettyChannelBuilder;
import io.grpc.stub.ClientCalls;
import java.net.InetSocketAddress;

/**
 * One channel, and so one HTTP/2 connection, for as many calling threads as there are.
 *
 * <p>The channel has no executor of its own: a blocking call runs its callbacks in the thread that
 * waits for it, and what is left runs on the event loop. So the only executor in a measurement is
 * the server's. The address is given as such, without a name to resolve.
 */
final class CountClient implements AutoCloseable {

  private static final Long ANYTHING = 0L;

  private final ManagedChannel channel;

  CountClient(InetSocketAddress server) {
    channel = NettyChannelBuilder.forAddress(server).usePlaintext().directExecutor().build();
  }

  /**
   * Calls the server and waits, without a limit, for the number of calls it has had.
   *
   * @throws io.grpc.StatusRuntimeException if the call fails
   */
  long next() {
    return ClientCalls.blockingUnaryCall(channel, CountService.NEXT, CallOptions.DEFAULT, ANYTHING);
  }

  /**
   * Cancels what is still under way and closes the connection.
   *
   * @throws IllegalStateException if it is not closed after ten seconds
   */
  @Override
  public void close() {
    channel.shutdownNow();
    Termination.await("connection", channel::awaitTermination);
  }

  boolean isClosed() {
    return channel.isTerminated();
  }
}
