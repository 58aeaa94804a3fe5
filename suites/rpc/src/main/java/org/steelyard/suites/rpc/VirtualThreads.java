package org.steelyard.suites.rpc;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Virtual threads, called by reflection because the suite also runs where there are none. */
final class VirtualThreads {

  private static final int FIRST_JAVA = 21;

  private VirtualThreads() {}

  /**
   * An executor with a virtual thread for every task.
   *
   * @throws IllegalStateException if this JVM is older than Java 21
   */
  static ExecutorService executor() {
    if (Runtime.version().feature() < FIRST_JAVA) {
      throw new IllegalStateException(
          "mExecutorFlavor=VT needs virtual threads, Java "
              + FIRST_JAVA
              + " or later; this JVM is "
              + Runtime.version()
              + ". Give the forks a newer one (-jvm <path of java>), or leave VT out"
              + " (-p mExecutorFlavor=FJP,FTP,CACHED,DIRECT).");
    }
    try {
      return (ExecutorService)
          Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(
          "Java " + Runtime.version() + " gave no executor of virtual threads. Leave VT out.", e);
    }
  }
}
