package org.steelyard.engine.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.scripted.ForkScript;
import org.steelyard.engine.scripted.Plans;
import org.steelyard.model.Fork;
import org.steelyard.model.JournalEntry;

class JournalTest {
  private static final JournalEntry.Header HEADER = Plans.header(Plans.of(1, 2, 2));
  private static final Fork FIRST = ForkScript.good(0, 0);
  private static final Fork SECOND = ForkScript.good(1, 0);
  private static final Fork THIRD = ForkScript.good(1, 1);

  @TempDir Path temp;
  private RunFolder folder;

  @BeforeEach
  void makeFolder() throws EngineException {
    folder = RunFolder.create(temp.resolve("run"));
  }

  @Test
  void whatWasAppendedIsReadBack() throws Exception {
    write(FIRST, SECOND);
    JournalReader journal = read();
    assertThat(journal.header()).isEqualTo(HEADER);
    assertThat(journal.forks()).containsExactly(FIRST, SECOND);
    assertThat(journal.end()).isEqualTo(Files.size(folder.journal()));
    assertThat(Files.readAllLines(folder.journal())).hasSize(3);
  }

  @Test
  void aLastLineTornAtAnyByteIsDroppedAndWrittenOver() throws Exception {
    write(FIRST);
    long whole = Files.size(folder.journal());
    write(FIRST, SECOND);
    byte[] all = Files.readAllBytes(folder.journal());

    for (int cut = (int) whole; cut < all.length; cut++) {
      Files.write(folder.journal(), Arrays.copyOf(all, cut));
      JournalReader torn = read();
      assertThat(torn.forks()).as("cut at byte %s", cut).containsExactly(FIRST);
      assertThat(torn.end()).isEqualTo(whole);
      SmallDisk disk = new SmallDisk(file(), Long.MAX_VALUE);
      try (Journal journal = Journal.open(folder, torn.end(), disk)) {
        journal.append(new JournalEntry.ForkDone(THIRD));
      }
      assertThat(read().forks()).as("cut at byte %s", cut).containsExactly(FIRST, THIRD);
    }
  }

  @Test
  void aTornLineThatIsLongerThanWhatFollowsLeavesNothingBehind() throws Exception {
    write(FIRST);
    long whole = Files.size(folder.journal());
    Files.writeString(folder.journal(), "x".repeat(100_000), StandardOpenOption.APPEND);
    try (Journal journal = Journal.open(folder, read().end())) {
      assertThat(Files.size(folder.journal())).isEqualTo(whole);
      journal.append(new JournalEntry.ForkDone(SECOND));
    }
    assertThat(read().forks()).containsExactly(FIRST, SECOND);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"type\":\"fork\",", "garbage", "", "null", "{}", "{\"type\":\"new\"}"})
  void aDamagedLineBeforeTheEndIsNamedWithItsNumber(String damage) throws Exception {
    write(FIRST, SECOND);
    List<String> lines = Files.readAllLines(folder.journal());
    lines.set(1, damage);
    Files.writeString(folder.journal(), String.join("\n", lines) + "\n");
    assertThatThrownBy(this::read)
        .isInstanceOf(EngineException.class)
        .hasMessageContaining("journal.jsonl, line 2: not an entry")
        .hasMessageContaining("cut the file there");
  }

  @Test
  void aSecondWriterIsRefusedUntilTheFirstIsDone() throws Exception {
    Journal first = Journal.open(folder, 0);
    first.append(HEADER);
    assertThatThrownBy(() -> Journal.open(folder, 0))
        .isInstanceOf(EngineException.class)
        .hasMessageContaining("journal.jsonl")
        .hasMessageContaining("is being written by another process");
    // The refused one has not cut anything off.
    assertThat(read().header()).isEqualTo(HEADER);
    first.close();
    Journal.open(folder, read().end()).close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{\"type\":\"header\",\"format\":1", "{\"type\":\"resumed\"}\n"})
  void aJournalWithoutAHeaderIsRefused(String text) throws Exception {
    Files.writeString(folder.journal(), text);
    assertThatThrownBy(this::read)
        .isInstanceOf(EngineException.class)
        .hasMessageContaining("has no header")
        .hasMessageContaining("Start it anew");
  }

  @Test
  void aNewerFormatIsRefusedWhateverItsLinesAre() throws Exception {
    write();
    String header = Files.readString(folder.journal()).replace("\"format\":1", "\"format\":2");
    Files.writeString(folder.journal(), header + "{\"type\":\"couple\",\"arms\":[]}\n");
    assertThatThrownBy(this::read)
        .isInstanceOf(EngineException.class)
        .hasMessageContaining("was written by a newer Steelyard (test); use that one");
  }

  @Test
  void fieldsThatThisVersionDoesNotKnowAreNoObstacle() throws Exception {
    write(FIRST);
    String text = Files.readString(folder.journal());
    Files.writeString(
        folder.journal(), text.replace("\"type\":\"fork\"", "\"type\":\"fork\",\"new\":{}"));
    assertThat(read().forks()).containsExactly(FIRST);
  }

  @Test
  void anEntryThatDoesNotFitOnTheDiskIsTakenBackWhole() throws Exception {
    write(FIRST);
    long whole = Files.size(folder.journal());
    for (long room : List.of(whole, whole + 1, whole + 100)) {
      SmallDisk disk = new SmallDisk(file(), room);
      try (Journal journal = Journal.open(folder, whole, disk)) {
        assertThatThrownBy(() -> journal.append(new JournalEntry.ForkDone(SECOND)))
            .isInstanceOf(EngineException.class)
            .hasMessageContaining("cannot write to " + folder.journal())
            .hasMessageContaining("No space left on device")
            .hasMessageContaining("steelyard resume " + folder.path());
        assertThat(Files.size(folder.journal())).isEqualTo(whole);
        disk.makeRoom();
        journal.append(new JournalEntry.ForkDone(THIRD));
      }
      assertThat(read().forks()).containsExactly(FIRST, THIRD);
    }
  }

  @Test
  void aRealFullDiskIsSaidToBeFull() throws Exception {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.isWritable(full), "only Linux has a device that is always full");
    Files.createSymbolicLink(folder.journal(), full);
    try (Journal journal = Journal.open(folder, 0)) {
      assertThatThrownBy(() -> journal.append(HEADER))
          .isInstanceOf(EngineException.class)
          .hasMessageContaining("cannot write to " + folder.journal())
          .hasMessageContaining("Make room");
    } finally {
      Files.delete(folder.journal());
    }
  }

  @Test
  void aFolderThatIsGoneIsSaidToBe() {
    RunFolder gone = new RunFolder(temp.resolve("gone"));
    assertThatThrownBy(() -> Journal.open(gone, 0))
        .isInstanceOf(EngineException.class)
        .hasMessageContaining("cannot open " + gone.journal())
        .hasMessageContaining("NoSuchFile");
  }

  private FileChannel file() throws IOException {
    return FileChannel.open(folder.journal(), StandardOpenOption.WRITE);
  }

  private void write(Fork... forks) throws EngineException {
    try (Journal journal = Journal.open(folder, 0)) {
      journal.append(HEADER);
      for (Fork fork : forks) {
        journal.append(new JournalEntry.ForkDone(fork));
      }
    }
  }

  private JournalReader read() throws EngineException {
    return JournalReader.read(folder.journal());
  }
}
