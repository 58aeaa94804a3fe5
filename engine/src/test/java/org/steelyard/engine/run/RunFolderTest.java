package org.steelyard.engine.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.steelyard.engine.EngineException;

class RunFolderTest {
  private static final Instant NOON = Instant.parse("2026-03-01T12:34:56Z");

  @TempDir Path temp;

  @Test
  void isNamedAfterTheLocalTime() throws Exception {
    assertThat(RunFolder.createBelow(temp, NOON, ZoneOffset.UTC).path())
        .isEqualTo(temp.resolve("20260301-123456"))
        .isDirectory();
    assertThat(RunFolder.createBelow(temp, NOON, ZoneId.of("Asia/Tokyo")).path())
        .isEqualTo(temp.resolve("20260301-213456"));
  }

  @Test
  void aNameThatIsTakenGetsANumber() throws Exception {
    for (String name : List.of("20260301-123456", "20260301-123456-2", "20260301-123456-3")) {
      assertThat(RunFolder.createBelow(temp, NOON, ZoneOffset.UTC).path())
          .isEqualTo(temp.resolve(name));
    }
  }

  @Test
  void theParentIsMadeWhereItIsMissing() throws Exception {
    assertThat(RunFolder.createBelow(temp.resolve("a/b"), NOON, ZoneOffset.UTC).path())
        .isDirectory();
  }

  @Test
  void aParentThatCannotHoldItIsNamedWithTheWayOut() throws Exception {
    Path file = Files.writeString(temp.resolve("file"), "");
    for (Path parent : List.of(file, file.resolve("below"))) {
      assertThatThrownBy(() -> RunFolder.createBelow(parent, NOON, ZoneOffset.UTC))
          .isInstanceOf(EngineException.class)
          .hasMessageContaining("cannot make a run folder in " + parent)
          .hasMessageContaining("--out");
    }
    assertThatThrownBy(() -> RunFolder.create(file.resolve("run")))
        .isInstanceOf(EngineException.class)
        .hasMessageContaining("cannot make a run folder in " + file.resolve("run"));
  }

  @Test
  void aFolderThatHoldsARunIsNotUsedAgain() throws Exception {
    RunFolder folder = RunFolder.create(temp.resolve("run"));
    Journal.open(folder, 0).close();
    assertThatThrownBy(() -> RunFolder.create(folder.path()))
        .isInstanceOf(EngineException.class)
        .hasMessageContaining(folder.path() + " holds a run already")
        .hasMessageContaining("steelyard resume " + folder.path());
  }

  @Test
  void anEmptyFolderMayBeNamed() throws Exception {
    assertThat(RunFolder.create(temp).path()).isEqualTo(temp);
  }

  @Test
  void aFolderWithoutAJournalIsNoRun() {
    assertThatThrownBy(() -> RunFolder.open(temp))
        .isInstanceOf(EngineException.class)
        .hasMessageContaining(temp + " is not a run");
  }

  @Test
  void aRunIsOpened() throws Exception {
    Files.writeString(temp.resolve("journal.jsonl"), "");
    assertThat(RunFolder.open(temp).journal()).isEqualTo(temp.resolve("journal.jsonl"));
  }

  @Test
  void aDocumentReplacesTheOldOneAndLeavesNothingBeside() throws Exception {
    RunFolder folder = new RunFolder(temp);
    folder.write(folder.document(), "a longer text than the next");
    folder.write(folder.document(), "é");
    assertThat(folder.document()).content().isEqualTo("é");
    assertThat(files()).containsExactly("run.json");
  }

  @Test
  void aDocumentThatCannotBeWrittenLeavesTheOldOneWhole() throws Exception {
    RunFolder folder = new RunFolder(temp);
    folder.write(folder.document(), "old");
    // Something that is no file stands where the half document would be written.
    Files.createDirectories(temp.resolve("run.json.part/something"));
    assertThatThrownBy(() -> folder.write(folder.document(), "new"))
        .isInstanceOf(EngineException.class)
        .hasMessageContaining("cannot write " + folder.document())
        .hasMessageContaining("steelyard resume " + temp);
    assertThat(folder.document()).content().isEqualTo("old");
  }

  @Test
  void aDocumentThatCannotTakeItsPlaceLeavesNoHalf() throws Exception {
    RunFolder folder = new RunFolder(temp);
    Files.createDirectories(folder.document().resolve("in the way"));
    assertThatThrownBy(() -> folder.write(folder.document(), "new"))
        .isInstanceOf(EngineException.class);
    assertThat(files()).containsExactly("run.json");
  }

  private List<String> files() throws Exception {
    try (Stream<Path> files = Files.list(temp)) {
      return files.map(f -> f.getFileName().toString()).toList();
    }
  }
}
