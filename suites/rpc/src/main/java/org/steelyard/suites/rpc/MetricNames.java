package org.steelyard.suites.rpc;

/**
 * Builds the names of metrics, anew each time: {@code Master.TotalRpcs} for the server, {@code
 * Master.CheckAccess.User:alice} for an RPC of the user whom the calling thread serves.
 */
final class MetricNames {

  private final String prefix;
  private final ThreadLocal<String> user;

  /**
   * @param process the kind of server, in front of every name
   * @param user the user whom a thread serves; where a thread has none, names carry none
   */
  MetricNames(String process, ThreadLocal<String> user) {
    this.prefix = process + ".";
    this.user = user;
  }

  String ofServer(String name) {
    return prefix + name;
  }

  String ofCaller(String name) {
    String caller = user.get();
    return prefix + (caller == null ? name : String.join(".", name, "User:" + caller));
  }

  String inProgress(String name) {
    return ofCaller(name + "InProgress");
  }
}
