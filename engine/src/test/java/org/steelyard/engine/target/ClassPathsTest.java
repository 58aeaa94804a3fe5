package org.steelyard.engine.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.File;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.steelyard.engine.UsageException;

class ClassPathsTest {
  @TempDir Path temp;

  @Test
  void aJarWithAListIsATarget() throws Exception {
    Path jar = zip("bench.jar", "META-INF/BenchmarkList");
    ResolvedTarget target = resolve(jar.toString());
    assertThat(target.name()).isEqualTo(jar.toString());
    assertThat(target.classPath()).containsExactly(jar);
  }

  @Test
  void aFolderOfClassesWithAListIsATarget() throws Exception {
    Files.createDirectories(temp.resolve("classes/META-INF"));
    Files.writeString(temp.resolve("classes/META-INF/BenchmarkList"), "");
    Path library = zip("library.jar", "some/Type.class");
    String classPath = library + File.pathSeparator + temp.resolve("classes/../classes");
    assertThat(resolve(classPath).classPath()).containsExactly(library, temp.resolve("classes"));
  }

  @Test
  void aWildcardStandsForTheJarsOfAFolderInOrder() throws Exception {
    Path b = zip("b.jar", "META-INF/BenchmarkList");
    Path a = zip("a.jar", "some/Type.class");
    Files.writeString(temp.resolve("c.txt"), "");
    assertThat(resolve(temp + "/*").classPath()).containsExactly(a, b);
  }

  @Test
  void aWildcardInNoFolderIsNamed() {
    refused(temp.resolve("gone") + "/*", "no folder " + temp.resolve("gone"));
  }

  @Test
  void aMissingFileIsNamed() {
    refused(temp.resolve("gone.jar").toString(), "there is no " + temp.resolve("gone.jar"), "path");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "this is text", "PK\3\4 and no more"})
  void whatIsNoJarIsNamedWithTheReason(String content) throws Exception {
    Path file = Files.writeString(temp.resolve("bench.jar"), content);
    refused(file.toString(), file + " is not a jar, or a damaged one", "Build it anew");
  }

  @Test
  void aJarCutInTheMiddleIsNamed() throws Exception {
    Path jar = zip("bench.jar", "META-INF/BenchmarkList");
    byte[] whole = Files.readAllBytes(jar);
    Files.write(jar, java.util.Arrays.copyOf(whole, whole.length - 10));
    refused(jar.toString(), jar + " is not a jar, or a damaged one");
  }

  @Test
  void aJarThatMayNotBeReadIsNamed() throws Exception {
    Path jar = zip("bench.jar", "META-INF/BenchmarkList");
    assertThat(jar.toFile().setReadable(false, false)).isTrue();
    assumeFalse(Files.isReadable(jar), "root reads everything");
    refused(jar.toString(), jar + " cannot be read", "permissions");
  }

  @Test
  void aJarWithoutAListIsExplained() throws Exception {
    Path jar = zip("library.jar", "some/Type.class");
    refused(
        jar.toString(),
        jar + " has no META-INF/BenchmarkList",
        "Either it is not a JMH jar",
        "jmh-generator-annprocess");
  }

  @Test
  void aSuiteThatIsNotBuiltSaysHowToBuildIt() {
    assertThatThrownBy(() -> resolve("http"))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("the suite 'http' is not built")
        .hasMessageContaining(temp.resolve("suites/http/target/http-benchmarks.jar").toString())
        .hasMessageContaining("mvn -DskipTests package");
  }

  @Test
  void aSuiteIsItsJar() throws Exception {
    Files.createDirectories(temp.resolve("suites/http/target"));
    Path jar = zip("suites/http/target/http-benchmarks.jar", "META-INF/BenchmarkList");
    assertThat(resolve("http")).isEqualTo(new ResolvedTarget("http", List.of(jar)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"buffer", "x.jar", "lib/x", "a:b", "g.h:a-b:1.0", "."})
  void aWordMayNameATarget(String word) {
    assertThat(TargetResolver.looksLikeTarget(word)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"MapBench", "Map.*get$", "org\\.example\\..*", "buffers"})
  void orOnlyBeAnExpression(String word) {
    assertThat(TargetResolver.looksLikeTarget(word)).isFalse();
  }

  private void refused(String word, String... says) {
    assertThatThrownBy(() -> resolve(word))
        .isInstanceOf(UsageException.class)
        .hasMessageContainingAll(says);
  }

  private ResolvedTarget resolve(String word) throws Exception {
    return new TargetResolver(new Suites(temp), List.of(), name -> {}).resolve(word);
  }

  private Path zip(String name, String entry) throws Exception {
    Path file = temp.resolve(name);
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry(entry));
    }
    return file;
  }
}
