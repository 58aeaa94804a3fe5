package org.steelyard.junit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * What a class file mentions. A constant pool has names as plain text, so nothing has to be loaded,
 * nor parsed, to see that an annotation is used.
 */
final class ClassBytes {
  private static final String JMH = "Lorg/openjdk/jmh/annotations/";

  private final String text;

  private ClassBytes(byte[] bytes) {
    this.text = new String(bytes, StandardCharsets.ISO_8859_1);
  }

  static ClassBytes of(InputStream in) throws IOException {
    return new ClassBytes(in.readAllBytes());
  }

  /** Of a class, by its name; empty when it is not there. */
  static ClassBytes of(String className, ClassLoader loader) {
    try (InputStream in = loader.getResourceAsStream(className.replace('.', '/') + ".class")) {
      return in == null ? new ClassBytes(new byte[0]) : of(in);
    } catch (IOException e) {
      return new ClassBytes(new byte[0]);
    }
  }

  /** Whether somebody has written benchmarks in it, with JMH as it is or as it was. */
  boolean hasBenchmarks() {
    return text.contains(JMH + "Benchmark;") || mentionsOldBenchmark();
  }

  /** Whether it is from a tutorial of 2013. */
  boolean mentionsOldBenchmark() {
    return text.contains(JMH + "GenerateMicroBenchmark;");
  }

  boolean isEmpty() {
    return text.isEmpty();
  }
}
