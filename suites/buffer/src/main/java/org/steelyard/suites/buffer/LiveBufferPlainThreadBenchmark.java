package org.steelyard.suites.buffer;

import org.openjdk.jmh.annotations.Fork;

/**
 * The realistic form on JMH's plain threads, for which Netty keeps no caches: what code outside an
 * event loop gets.
 */
@Fork(jvmArgsAppend = AllocatorBenchmark.NO_LEAK_DETECTION)
public class LiveBufferPlainThreadBenchmark extends LiveBufferBenchmark {

  @Override
  protected boolean onCachedThreads() {
    return false;
  }
}
