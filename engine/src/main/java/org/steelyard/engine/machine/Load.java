package org.steelyard.engine.machine;

import java.lang.management.ManagementFactory;
import org.jspecify.annotations.Nullable;

/** How busy the machine is. */
public final class Load {
  private Load() {}

  /** The one-minute load average, or null where the platform has none. */
  public static @Nullable Double oneMinute() {
    double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    return load < 0 ? null : load;
  }
}
