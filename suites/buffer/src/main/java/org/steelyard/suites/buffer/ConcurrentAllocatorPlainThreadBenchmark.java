package org.steelyard.suites.buffer;

import org.openjdk.jmh.annotations.Fork;

/**
 * The concurrent form on JMH's plain threads, for which Netty keeps no caches: every allocation of
 * a pool goes to memory that the threads share.
 */
@Fork(jvmArgsAppend = AllocatorBenchmark.NO_LEAK_DETECTION)
public class ConcurrentAllocatorPlainThreadBenchmark extends ConcurrentAllocatorBenchmark {

  @Override
  protected boolean onCachedThreads() {
    return false;
  }
}
