package org.steelyard.suites.buffer;

import io.netty.util.concurrent.FastThreadLocalThread;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;

/** Runs a piece of a test on a thread that Netty keeps caches for, and waits until it has ended. */
final class OnCachedThread {

  private OnCachedThread() {}

  static <T> T call(Callable<T> work) throws Exception {
    FutureTask<T> task = new FutureTask<>(work);
    Thread thread = new FastThreadLocalThread(task);
    thread.start();
    thread.join();
    return task.get();
  }
}
