package org.steelyard.junit;

/** Tells why JMH knows nothing of a class with benchmarks: the commonest failure of newcomers. */
final class NotGenerated {
  private static final String PROCESSOR =
      "JMH's annotation processor has not run, so there is no META-INF/BenchmarkList with it on the"
          + " class path. Since JDK 23 javac runs only processors that are named. Put this into the"
          + " POM, into build/plugins, and build again from scratch (mvn clean test-compile):\n"
          + "\n"
          + "  <plugin>\n"
          + "    <groupId>org.apache.maven.plugins</groupId>\n"
          + "    <artifactId>maven-compiler-plugin</artifactId>\n"
          + "    <configuration>\n"
          + "      <annotationProcessorPaths>\n"
          + "        <path>\n"
          + "          <groupId>org.openjdk.jmh</groupId>\n"
          + "          <artifactId>jmh-generator-annprocess</artifactId>\n"
          + "          <version>1.37</version>\n"
          + "        </path>\n"
          + "      </annotationProcessorPaths>\n"
          + "    </configuration>\n"
          + "  </plugin>\n"
          + "\n"
          + "With Gradle: testAnnotationProcessor 'org.openjdk.jmh:jmh-generator-annprocess:1.37'. In an"
          + " IDE: enable annotation processing.";

  private NotGenerated() {}

  static String explain(String className, ClassBytes bytes) {
    if (bytes.mentionsOldBenchmark()) {
      return className
          + " uses @GenerateMicroBenchmark, which JMH had until 2014. Write @Benchmark"
          + " (org.openjdk.jmh.annotations.Benchmark) and use JMH 1.37.";
    }
    if (bytes.isEmpty()) {
      return className + " is not on the class path.";
    }
    return className + " has benchmarks that JMH does not know. " + PROCESSOR;
  }
}
