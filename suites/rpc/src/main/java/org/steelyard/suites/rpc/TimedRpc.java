package org.steelyard.suites.rpc;

import com.codahale.metrics.MetricRegistry;
import com.codahale.metrics.Timer;
import java.util.concurrent.Callable;
import org.slf4j.Logger;

/**
 * The wrapper before the change: a timer of the RPC and a count of those in progress. Both are
 * looked up by a name that is built for each call; that is what it costs, so nothing is kept here.
 */
final class TimedRpc implements RpcWrapper {

  private final MetricRegistry registry;
  private final MetricNames names;

  TimedRpc(MetricRegistry registry, MetricNames names) {
    this.registry = registry;
    this.names = names;
  }

  @Override
  @SuppressWarnings("try") // a timer is read by closing it
  public <T> T callAndReturn(
      Logger logger, Callable<T> rpc, String methodName, String description, Object... args)
      throws Exception {
    String call = logger.isDebugEnabled() ? String.format(description, args) : null;
    registry.counter(names.inProgress(methodName)).inc();
    try (Timer.Context timed = registry.timer(names.ofCaller(methodName)).time()) {
      logger.debug("Enter: {}: {}", methodName, call);
      T result = rpc.call();
      logger.debug("Exit: {}: {}", methodName, call);
      return result;
    } catch (Exception e) {
      logger.debug("Exit (error): {}: {}", methodName, call, e);
      throw e;
    } finally {
      registry.counter(names.inProgress(methodName)).dec();
    }
  }
}
