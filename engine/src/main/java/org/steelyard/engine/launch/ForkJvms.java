package org.steelyard.engine.launch;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.steelyard.agent.protocol.Message;
import org.steelyard.model.ForkJvm;
import org.steelyard.model.Secrets;

/** Puts together what host and gate say of the JVM that a fork ran in. */
final class ForkJvms {
  private ForkJvms() {}

  /**
   * @param started what JMH says, null when it did not come that far
   * @param gate what the fork says of itself, null when its gate was not reached
   */
  static @Nullable ForkJvm of(@Nullable Message started, @Nullable Message gate) {
    if (started == null) {
      return null;
    }
    List<String> args = gate != null ? gate.list("arg") : started.list("jvmArg");
    return new ForkJvm(
        started.get("jvm", null),
        started.get("jdk", null),
        started.get("vm", null),
        started.get("vmVersion", null),
        Secrets.mask(args),
        started.get("jmh", null),
        executor(gate),
        gate == null ? null : gate.get("blackholes"),
        gate == null ? null : (int) gate.getLong("processors", 0),
        gate == null ? null : gate.getLong("maxHeap", 0));
  }

  private static @Nullable String executor(@Nullable Message gate) {
    if (gate == null) {
      return null;
    }
    String type = gate.get("executor", "PLATFORM");
    return gate.has("executorClass") && type.equals("CUSTOM")
        ? type + " " + gate.get("executorClass")
        : type;
  }
}
