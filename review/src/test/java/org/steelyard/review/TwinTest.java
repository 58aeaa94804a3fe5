package org.steelyard.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.infra.Blackhole;
import org.steelyard.model.Finding;
import org.steelyard.review.rules.Rules;

/** Twins of the examples: the JVM takes them, and what was found is gone. */
class TwinTest {
  @TempDir private Path temp;

  static Stream<Finding> provable() {
    return Review.of(ClassPaths.ofTests(), name -> name.contains(".examples."), Rules.all())
        .findings()
        .stream()
        .filter(finding -> rule(finding) instanceof Provable);
  }

  private static Rule rule(Finding finding) {
    return Rules.all().stream()
        .filter(rule -> rule.name().equals(finding.rule()))
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("provable")
  void theTwinRunsAndHasTheFindingNoMore(Finding finding) throws Exception {
    Path folder = temp.resolve("twin");
    assertThat(Review.undo(ClassPaths.ofTests(), finding, (Provable) rule(finding), folder))
        .isPresent();

    List<Path> classPath = new ArrayList<>(List.of(folder));
    classPath.addAll(ClassPaths.ofTests());
    assertThat(Review.of(classPath, finding.benchmarks()::contains, Rules.all()).findings())
        .noneMatch(f -> f.rule().equals(finding.rule()) && f.place().equals(finding.place()));
    run(finding.benchmarks().get(0), classPath);
  }

  private static void run(String benchmark, List<Path> classPath) throws Exception {
    List<URL> urls = new ArrayList<>();
    for (Path entry : classPath) {
      urls.add(entry.toUri().toURL());
    }
    try (URLClassLoader loader =
        new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
      String className = benchmark.substring(0, benchmark.lastIndexOf('.'));
      Class<?> type = loader.loadClass(className);
      Method method =
          Arrays.stream(type.getMethods())
              .filter(m -> m.getName().equals(benchmark.substring(className.length() + 1)))
              .findFirst()
              .orElseThrow();
      Object[] arguments =
          method.getParameterCount() == 0 ? new Object[0] : new Object[] {blackhole(loader)};
      method.invoke(type.getConstructor().newInstance(), arguments);
    }
  }

  private static Object blackhole(ClassLoader loader) throws Exception {
    return loader
        .loadClass(Blackhole.class.getName())
        .getConstructor(String.class)
        .newInstance(
            "Today's password is swordfish. I understand instantiating Blackholes directly is"
                + " dangerous.");
  }
}
