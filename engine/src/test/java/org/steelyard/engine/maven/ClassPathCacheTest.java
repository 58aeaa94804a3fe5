package org.steelyard.engine.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClassPathCacheTest {

  @TempDir Path folder;
  private ClassPathCache cache;
  private Path first;
  private Path second;

  @BeforeEach
  void rememberTwoJars() throws IOException {
    cache = new ClassPathCache(folder.resolve("cache"));
    first = Files.writeString(folder.resolve("first.jar"), "one");
    second = Files.writeString(folder.resolve("second one.jar"), "two");
    cache.put("g:a:1", "key", List.of(second, first));
  }

  @Test
  void givesBackWhatWasPutInThatOrder() {
    assertThat(cache.get("g:a:1", "key")).contains(List.of(second, first));
  }

  @Test
  void knowsNothingUnderAnotherKey() {
    assertThat(cache.get("g:a:1", "other key")).isEmpty();
    assertThat(cache.get("g:a:2", "key")).isEmpty();
  }

  @Test
  void forgetsWhenAFileIsMissing() throws IOException {
    Files.delete(first);

    assertThat(cache.get("g:a:1", "key")).isEmpty();
  }

  @Test
  void forgetsWhenAFileHasAnotherSize() throws IOException {
    FileTime modified = Files.getLastModifiedTime(first);
    Files.writeString(first, "longer");
    Files.setLastModifiedTime(first, modified);

    assertThat(cache.get("g:a:1", "key")).isEmpty();
  }

  @Test
  void forgetsWhenAFileWasWrittenAgain() throws IOException {
    Files.setLastModifiedTime(first, FileTime.fromMillis(86_400_000));

    assertThat(cache.get("g:a:1", "key")).isEmpty();
  }

  @Test
  void isNotFooledByTwoKeysWithOneFileName() throws IOException {
    Path file = onlyFile();
    Files.writeString(file, Files.readString(file).replace("key key", "key another"));

    assertThat(cache.get("g:a:1", "key")).isEmpty();
  }

  @Test
  void doesNotTakeHalfAFileForAWholeOne() throws IOException {
    List<String> lines = Files.readAllLines(onlyFile());
    Files.write(onlyFile(), lines.subList(0, lines.size() - 1));

    assertThat(cache.get("g:a:1", "key")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "junk", "steelyard class path 1\nkey key\nentries 1\n3\n"})
  void takesAFileItCannotReadForNone(String content) throws IOException {
    Files.writeString(onlyFile(), content);

    assertThat(cache.get("g:a:1", "key")).isEmpty();
  }

  @Test
  void takesBytesThatAreNoTextForNone() throws IOException {
    Files.write(onlyFile(), new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1});

    assertThat(cache.get("g:a:1", "key")).isEmpty();
  }

  @Test
  void replacesWhatItKnewAndLeavesNoDrafts() {
    cache.put("g:a:1", "key", List.of(first));

    assertThat(cache.get("g:a:1", "key")).contains(List.of(first));
    assertThat(folder.resolve("cache")).isDirectoryContaining("glob:**.txt");
    assertThat(folder.resolve("cache").toFile().list()).hasSize(1);
  }

  @Test
  void staysQuietWhereNothingCanBeWritten() throws IOException {
    Path occupied = Files.writeString(folder.resolve("occupied"), "a file, not a folder");
    ClassPathCache homeless = new ClassPathCache(occupied);

    assertThatCode(() -> homeless.put("g:a:1", "key", List.of(first))).doesNotThrowAnyException();
    assertThat(homeless.get("g:a:1", "key")).isEmpty();
  }

  private Path onlyFile() throws IOException {
    try (var files = Files.list(folder.resolve("cache"))) {
      return files.findFirst().orElseThrow();
    }
  }
}
