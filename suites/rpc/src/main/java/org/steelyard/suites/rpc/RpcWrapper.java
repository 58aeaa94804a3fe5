package org.steelyard.suites.rpc;

import java.util.concurrent.Callable;
import org.slf4j.Logger;

/** What a server does around the body of each RPC: logging and metrics. */
interface RpcWrapper {

  /**
   * Runs an RPC and accounts for it, whether it returns or throws.
   *
   * @param logger told at level debug when the call enters and exits
   * @param rpc the body
   * @param methodName the RPC's name, from which the names of its metrics are built
   * @param description a format string for {@code args}, used only where debug is on
   * @return what {@code rpc} returned
   * @throws Exception what {@code rpc} threw, unchanged
   */
  <T> T callAndReturn(
      Logger logger, Callable<T> rpc, String methodName, String description, Object... args)
      throws Exception;
}
