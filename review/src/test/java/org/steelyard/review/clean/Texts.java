package org.steelyard.review.clean;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Clean benchmarks over texts, arrays and collections; mutants are made of them. */
@State(Scope.Thread)
public class Texts {
  String text = "the quick brown fox";
  String other = "the quick brown dog";
  char wanted = 'x';
  int at = 4;
  byte[] bytes = {1, 2, 3, 4, 5};
  int[][] table = {{1, 2}, {3, 4}};
  Object[] objects = {"a", 1};
  List<String> list = List.of("a", "b", "c");
  Map<String, Integer> map = Map.of("a", 1, "b", 2);
  Point point = new Point(1, 2);
  IntUnaryOperator operator = x -> x + 1;
  CharSequence sequence = text;

  record Point(int x, int y) {
    int distance(Point to) {
      return Math.abs(x - to.x) + Math.abs(y - to.y);
    }
  }

  private int checksum(byte[] of) {
    return of[0] * 31 + of[at];
  }

  @Benchmark
  public int length() {
    return text.length() + other.length();
  }

  @Benchmark
  public int find() {
    return text.indexOf(wanted);
  }

  @Benchmark
  public boolean equal() {
    return text.equals(other);
  }

  @Benchmark
  public String upper() {
    return text.toUpperCase();
  }

  @Benchmark
  public String joined() {
    return text + other;
  }

  @Benchmark
  public String part() {
    return text.substring(at);
  }

  @Benchmark
  public int check() {
    return checksum(bytes);
  }

  @Benchmark
  public int element() {
    return bytes[at];
  }

  @Benchmark
  public int nested() {
    return table[1][0];
  }

  @Benchmark
  public byte[] copied() {
    return bytes.clone();
  }

  @Benchmark
  public String listed() {
    return list.get(1);
  }

  @Benchmark
  public boolean contains() {
    return list.contains(text);
  }

  @Benchmark
  public Integer looked() {
    return map.get("a");
  }

  @Benchmark
  public int distance() {
    return point.distance(point);
  }

  @Benchmark
  public Point made() {
    return new Point(at, at);
  }

  @Benchmark
  public int applied() {
    return operator.applyAsInt(at);
  }

  @Benchmark
  public char character() {
    return sequence.charAt(at);
  }

  @Benchmark
  public Optional<String> optional() {
    return Optional.of(text).map(String::trim);
  }

  @Benchmark
  public int hash() {
    return text.hashCode();
  }

  @Benchmark
  public boolean instance() {
    return objects[0].equals(objects[1]);
  }
}
