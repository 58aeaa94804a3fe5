package org.steelyard.engine.target;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
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
  void aFolderIsReadInTheOrderOfItsNamesWhateverTheListingSays() throws Exception {
    Path folder = Files.createDirectories(temp.resolve("folder"));
    List<String> names = new ArrayList<>();
    for (char c = 'a'; c <= 'z'; c++) {
      names.add(c + "/file");
    }
    MessageDigest expected = MessageDigest.getInstance("SHA-256");
    for (String name : names) {
      expected.update((name + "\0content of " + name).getBytes(StandardCharsets.UTF_8));
    }
    Collections.shuffle(names, new Random(1));
    for (String name : names) {
      write(folder.resolve(name), "content of " + name);
    }
    assertThat(of(folder)).isEqualTo(HexFormat.of().formatHex(expected.digest()));
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
