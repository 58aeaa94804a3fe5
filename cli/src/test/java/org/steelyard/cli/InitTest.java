package org.steelyard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What init writes; that it builds and runs is seen by the integration tests. */
class InitTest {
  @TempDir private Path temp;

  @Test
  void namesGoWhereTheyBelongAndNoPlaceholderIsLeft() throws IOException {
    Told told =
        Told.by(
            "init",
            temp.resolve("new").toString(),
            "--group",
            "com.acme",
            "--artifact",
            "rockets",
            "--package",
            "com.acme.rockets");

    assertThat(told.status()).as(told.toString()).isZero();
    String pom = Files.readString(temp.resolve("new/pom.xml"));
    assertThat(pom)
        .contains("<groupId>com.acme</groupId>", "<artifactId>rockets</artifactId>")
        .contains("<jmh.version>1.37</jmh.version>")
        .doesNotContainPattern("@[a-z-]+@");
    assertThat(
            Files.readString(
                temp.resolve("new/src/test/java/com/acme/rockets/FirstBenchmark.java")))
        .startsWith("package com.acme.rockets;");
    assertThat(told.out()).contains("mvn test -Dsteelyard.mode=measure");
  }

  @Test
  void whatIsThereIsNeverOverwritten() throws IOException {
    Path pom = Files.writeString(temp.resolve("pom.xml"), "mine");

    Told told = Told.by("init", temp.toString());

    assertThat(told.status()).isEqualTo(64);
    assertThat(told.err()).contains("pom.xml is there already");
    assertThat(Files.readString(pom)).isEqualTo("mine");
    try (Stream<Path> files = Files.list(temp)) {
      assertThat(files).containsExactly(pom);
    }
  }

  @Test
  void namesThatMavenOrJavaWouldRefuseAreRefusedBefore() throws IOException {
    assertThat(Told.by("init", temp.toString(), "--package", "com.1st").status()).isEqualTo(64);
    assertThat(Told.by("init", temp.toString(), "--group", "a b<c>").err()).contains("--group");
    try (Stream<Path> files = Files.list(temp)) {
      assertThat(files).isEmpty();
    }
  }
}
