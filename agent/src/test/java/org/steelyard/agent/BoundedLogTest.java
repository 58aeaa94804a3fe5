package org.steelyard.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoundedLogTest {
  private static final int KEPT = 128 * 1024;

  @TempDir Path folder;
  private Path file;
  private BoundedLog log;

  @BeforeEach
  void open() {
    file = folder.resolve("0000-0.log");
    log = new BoundedLog(file.toFile());
  }

  /** Numbered lines of ten bytes, so that every place in a text is another. */
  private static String text(int length) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; text.length() < length; i++) {
      text.append(String.format("%09d\n", i));
    }
    return text.substring(0, length);
  }

  private void write(String text, int piece) {
    byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
    for (int i = 0; i < bytes.length; i += piece) {
      log.write(bytes, i, Math.min(piece, bytes.length - i));
    }
  }

  private String read() {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void whereNothingIsWrittenThereIsNoFile() {
    log.write(new byte[0], 0, 0);
    log.close();

    assertThat(file).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 65_535, 65_536, 65_537, 100_000, KEPT - 1, KEPT})
  void whatFitsIsKeptWhole(int length) {
    write(text(length), 1000);
    log.close();

    assertThat(read()).isEqualTo(text(length));
  }

  @ParameterizedTest
  @ValueSource(ints = {KEPT + 1, KEPT + 12_345, 3 * KEPT, 1 << 20})
  void ofMoreTheBeginningAndTheEndAreKeptAndTheGapIsCounted(int length) {
    String text = text(length);
    for (int piece : new int[] {1 << 30, 4096, 777}) {
      open();
      write(text, piece);
      log.close();

      assertThat(read())
          .isEqualTo(
              text.substring(0, 65_536)
                  + "\n... "
                  + (length - KEPT)
                  + " bytes left out ...\n"
                  + text.substring(length - 65_536));
    }
  }

  @Test
  void singleBytesCountLikeOthers() {
    for (byte b : text(KEPT + 10).getBytes(StandardCharsets.US_ASCII)) {
      log.write(b);
    }
    log.close();

    assertThat(read())
        .contains("\n... 10 bytes left out ...\n")
        .endsWith(text(KEPT + 10).substring(KEPT));
  }

  /** A host that is killed closes nothing. */
  @Test
  void theBeginningIsOnDiskBeforeTheEnd() {
    write("first words", 11);

    assertThat(read()).isEqualTo("first words");
    log.close();
  }

  @Test
  void aFileThatCannotBeWrittenDoesNotFailTheFork() {
    BoundedLog nowhere = new BoundedLog(folder.resolve("no/such/folder.log").toFile());
    nowhere.write(new byte[100_000], 0, 100_000);
    nowhere.close();

    assertThat(folder).isEmptyDirectory();
  }
}
