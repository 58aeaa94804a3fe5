package org.steelyard.engine.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.steelyard.engine.scripted.Plans;
import org.steelyard.model.Case;
import org.steelyard.model.Environment;
import org.steelyard.model.History;
import org.steelyard.model.Mode;

class HistoryFileTest {
  @TempDir Path temp;

  private static Case id(String size) {
    return new Case("org.example.Bench.m", Map.of("size", size), Mode.AVERAGE_TIME, 1);
  }

  @Test
  void whatIsAddedIsThereAndTheNewerValueCounts() throws Exception {
    HistoryFile file = new HistoryFile(temp.resolve("below/history.json"));
    file.add(Map.of(id("1"), new History(0.001, 9)));
    file.add(Map.of(id("1"), new History(0.002, 3), id("2"), new History(0.003, 9)));

    assertThat(new HistoryFile(temp.resolve("below/history.json")).read())
        .isEqualTo(Map.of(id("1"), new History(0.002, 3), id("2"), new History(0.003, 9)));
  }

  @Test
  void fileThatIsNoneIsNoHistoryAndIsReplaced() throws Exception {
    Path path = temp.resolve("history.json");
    Files.writeString(path, "[{\"id\": tru");
    HistoryFile file = new HistoryFile(path);

    assertThat(file.read()).isEmpty();
    file.add(Map.of(id("1"), new History(0.001, 9)));
    assertThat(file.read()).hasSize(1);
  }

  @Test
  void anotherMachineHasAnotherFile() {
    Environment here = Plans.MACHINE;
    Environment there =
        new Environment("other cpu", 4, 1L, "os", "arch", false, "17", null, null, Map.of());

    assertThat(HistoryFile.of(here).path()).isNotEqualTo(HistoryFile.of(there).path());
    assertThat(HistoryFile.of(here).path()).isEqualTo(HistoryFile.of(here).path());
  }
}
