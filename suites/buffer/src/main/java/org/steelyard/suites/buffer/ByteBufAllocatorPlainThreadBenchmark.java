package org.steelyard.suites.buffer;

import org.openjdk.jmh.annotations.Fork;

/**
 * The published form on JMH's plain threads, for which Netty keeps no caches. The unpooled rows are
 * a negative control: threads should make no difference to them.
 */
@Fork(jvmArgsAppend = AllocatorBenchmark.NO_LEAK_DETECTION)
public class ByteBufAllocatorPlainThreadBenchmark extends ByteBufAllocatorBenchmark {

  @Override
  protected boolean onCachedThreads() {
    return false;
  }
}
