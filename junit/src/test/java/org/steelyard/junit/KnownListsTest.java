package org.steelyard.junit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KnownListsTest {
  @TempDir private Path temp;

  @Test
  void aListingIsKnownForTheSamePartsOnly() {
    new KnownLists(temp.resolve("lists"), List.of("a", "bc")).write("listing");

    assertThat(new KnownLists(temp.resolve("lists"), List.of("a", "bc")).read())
        .contains("listing");
    assertThat(new KnownLists(temp.resolve("lists"), List.of("ab", "c")).read()).isEmpty();
    assertThat(new KnownLists(temp.resolve("lists"), List.of("a")).read()).isEmpty();
  }

  @Test
  void theOldestAreForgotten() throws IOException {
    for (int i = 0; i < 25; i++) {
      new KnownLists(temp, List.of("list " + i)).write("listing " + i);
    }

    try (var files = Files.list(temp)) {
      assertThat(files).hasSize(20);
    }
    assertThat(new KnownLists(temp, List.of("list 24")).read()).contains("listing 24");
  }

  @Test
  void aFolderThatCannotBeWrittenIsNoFailure() throws IOException {
    Path file = Files.writeString(temp.resolve("file"), "in the way");
    KnownLists known = new KnownLists(file.resolve("lists"), List.of("a"));

    known.write("listing");

    assertThat(known.read()).isEmpty();
  }
}
