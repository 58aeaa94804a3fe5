package org.steelyard.review.examples;

import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

@State(Scope.Thread)
public class LoopAccumulations {
  int x = 1;
  int y = 2;
  int[] xs = {1, 2, 3};
  byte[] bytes = {3, 1, 2};
  Map<String, Integer> map = Map.of("a", 1);
  Node first = new Node();

  static final class Node {
    Node next;
  }

  static int work(int of) {
    return of + 42;
  }

  @Benchmark
  @OperationsPerInvocation(1000)
  public int sum() {
    int s = 0;
    for (int i = 0; i < 1000; i++) {
      s += x + y; // finds loop-accumulation
    }
    return s;
  }

  @Benchmark
  public int lastOnly() {
    int last = 0;
    for (int each : xs) {
      last = work(each); // finds loop-accumulation
    }
    return last;
  }

  @Benchmark
  public int exclusiveOr() {
    int s = 0;
    for (int each : xs) {
      s ^= work(each); // finds loop-accumulation
    }
    return s;
  }

  @Benchmark
  public int invariant() {
    int s = 0;
    for (int i = 0; i < 1000; i++) {
      s += x * y; // finds loop-accumulation
    }
    return s;
  }

  @Benchmark
  public int hash() {
    // The loop itself is what is measured.
    int h = 1;
    for (int each : xs) {
      h = 31 * h + each;
    }
    return h;
  }

  @Benchmark
  public int maximum() {
    int max = Integer.MIN_VALUE;
    int i = 0;
    while (i < xs.length) {
      max = Math.max(max, work(xs[i++])); // finds loop-accumulation
    }
    return max;
  }

  @Benchmark
  public long inHelper() {
    return repeated(100);
  }

  private long repeated(int times) {
    long s = 0;
    int i = 0;
    do {
      s += work(x); // finds loop-accumulation
    } while (++i < times);
    return s;
  }

  @Benchmark
  public void sunkAtTheEnd(Blackhole blackhole) {
    int s = 0;
    for (int each : xs) {
      s -= work(each); // finds loop-accumulation
    }
    blackhole.consume(s);
  }

  @Benchmark
  public void sunkEachTime(Blackhole blackhole) {
    for (int each : xs) {
      blackhole.consume(work(each));
    }
  }

  @Benchmark
  public int sunkEachTimeAndSummed(Blackhole blackhole) {
    int s = 0;
    for (int each : xs) {
      s += each;
      blackhole.consume(each);
    }
    return s;
  }

  @Benchmark
  public double chained() {
    // Each round needs all of the last one's result: nothing can be merged.
    double d = x;
    for (int i = 0; i < 10; i++) {
      d = d * d / 3;
    }
    return d;
  }

  @Benchmark
  public Node followed() {
    Node node = first;
    while (node.next != null) {
      node = node.next;
    }
    return node;
  }

  @Benchmark
  public byte[] sorted() {
    byte[] copy = bytes.clone();
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = 0; i + 1 < copy.length; i++) {
        if (copy[i] > copy[i + 1]) {
          byte t = copy[i];
          copy[i] = copy[i + 1];
          copy[i + 1] = t;
          changed = true;
        }
      }
    }
    return copy;
  }

  @Benchmark
  public int counted() {
    int found = 0;
    for (int each : xs) {
      if (each == x) {
        found++;
      }
    }
    return found;
  }

  @Benchmark
  public int jumpBackButNoLoop() {
    // Compilers lay out conditions with jumps; only a way back to the same place is a loop.
    int value = x > 1 ? y : work(x);
    return value + (y > 1 ? 1 : 2);
  }
}
