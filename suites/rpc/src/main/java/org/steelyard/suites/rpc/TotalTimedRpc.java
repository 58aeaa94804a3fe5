package org.steelyard.suites.rpc;

import com.codahale.metrics.MetricRegistry;
import com.codahale.metrics.Timer;
import java.util.concurrent.Callable;
import org.slf4j.Logger;

/** The wrapper after the change: one more timer, that of all RPCs of the server together. */
final class TotalTimedRpc implements RpcWrapper {

  private final MetricRegistry registry;
  private final MetricNames names;
  private final RpcWrapper before;

  TotalTimedRpc(MetricRegistry registry, MetricNames names) {
    this.registry = registry;
    this.names = names;
    this.before = new TimedRpc(registry, names);
  }

  @Override
  @SuppressWarnings("try") // a timer is read by closing it
  public <T> T callAndReturn(
      Logger logger, Callable<T> rpc, String methodName, String description, Object... args)
      throws Exception {
    try (Timer.Context timed = registry.timer(names.ofServer("TotalRpcs")).time()) {
      return before.callAndReturn(logger, rpc, methodName, description, args);
    }
  }
}
