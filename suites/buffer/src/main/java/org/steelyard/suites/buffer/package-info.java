/**
 * Netty's allocator suite as a plain JMH project: the cases its authors published, a form closer to
 * what a server does, and a concurrent form.
 *
 * <p>Netty gives its thread caches only to {@link io.netty.util.concurrent.FastThreadLocalThread}s.
 * JMH's own threads are plain ones, on which the pooled and the adaptive allocator score very
 * differently, and nothing says so. Every benchmark here therefore names its threads: those called
 * {@code …PlainThread…} run on JMH's, all others on those of {@link
 * org.steelyard.suites.buffer.FastThreadLocalExecutor}, and a fork on the wrong ones fails instead
 * of measuring.
 */
package org.steelyard.suites.buffer;
