package org.steelyard.engine.target;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.steelyard.model.Fingerprint;

class FingerprintsTest {
  /** Of "abc": FIPS 180-2, appendix B.1. */
  private static final String ABC =
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

  @TempDir Path temp;

  @Test
  void aFileHasTheHashOfItsContent() throws Exception {
    Path file = Files.writeString(temp.resolve("file"), "abc");
    assertThat(Fingerprints.of(List.of(file)))
        .containsExactly(new Fingerprint(file.toString(), ABC));
  }

  @Test
  void theEntriesStayInTheirOrder() throws Exception {
    List<Path> files =
        List.of(
            Files.writeString(temp.resolve("b"), "abc"),
            temp.resolve("gone"),
            Files.writeString(temp.resolve("a"), "abc"));
    assertThat(Fingerprints.of(files))
        .extracting(Fingerprint::path)
        .containsExactlyElementsOf(files.stream().map(Path::toString).toList());
  }

  @Test
  void whatIsNotThereIsAbsent() throws Exception {
    assertThat(of(temp.resolve("gone"))).isEqualTo("absent");
  }

  @Test
  void aFolderDoesNotDependOnTheOrderInWhichItWasFilled() throws Exception {
    Path one = Files.createDirectories(temp.resolve("one"));
    Path other = Files.createDirectories(temp.resolve("other"));
    List<String> names = List.of("z", "a/b", "m", "a/a");
    for (int i = 0; i < names.size(); i++) {
      write(one.resolve(names.get(i)), names.get(i));
      write(other.resolve(names.get(names.size() - 1 - i)), names.get(names.size() - 1 - i));
    }
    assertThat(of(one)).isEqualTo(of(other));
  }

  @Test
  void everyChangeOfAFolderIsSeen() throws Exception {
    Path folder = Files.createDirectories(temp.resolve("folder"));
    write(folder.resolve("a/b"), "abc");
    write(folder.resolve("c"), "");
    String before = of(folder);

    write(folder.resolve("a/b"), "abd");
    assertThat(of(folder)).as("content").isNotEqualTo(before);
    write(folder.resolve("a/b"), "abc");
    assertThat(of(folder)).isEqualTo(before);

    Files.move(folder.resolve("c"), folder.resolve("d"));
    assertThat(of(folder)).as("name").isNotEqualTo(before);
    Files.move(folder.resolve("d"), folder.resolve("c"));

    write(folder.resolve("new"), "");
    assertThat(of(folder)).as("addition").isNotEqualTo(before);
    Files.delete(folder.resolve("new"));

    Files.delete(folder.resolve("c"));
    assertThat(of(folder)).as("removal").isNotEqualTo(before);
  }

  private static String of(Path entry) throws Exception {
    return Fingerprints.of(List.of(entry)).get(0).sha256();
  }

  private static void write(Path file, String text) throws Exception {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
