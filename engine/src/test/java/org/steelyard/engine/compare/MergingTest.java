package org.steelyard.engine.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.run.ComparisonJournal;
import org.steelyard.engine.run.Journal;
import org.steelyard.engine.run.RunFolder;
import org.steelyard.engine.scripted.ComparisonPlans;
import org.steelyard.engine.scripted.Plans;
import org.steelyard.engine.scripted.ScriptedBlocks;
import org.steelyard.engine.scripted.ScriptedClock;
import org.steelyard.model.Block;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.Clock;
import org.steelyard.model.ComparisonDocument;
import org.steelyard.model.ComparisonSettings;
import org.steelyard.model.Effort;
import org.steelyard.model.JournalEntry;
import org.steelyard.model.Shard;
import org.steelyard.model.Verdict;

class MergingTest {
  @TempDir Path temp;
  private final ScriptedClock clock = new ScriptedClock();

  private static ComparisonSettings shard(int index, int of, int couples) {
    return new ComparisonSettings(
        Effort.STANDARD, null, Clock.AUTO, couples, null, new Shard(index, of), null, List.of());
  }

  /** A part of a comparison of two cases, the second of which has become slower. */
  private ComparisonJournal part(String name, long seed, ComparisonSettings settings, int stop)
      throws Exception {
    RunFolder folder = RunFolder.create(temp.resolve(name));
    ScriptedBlocks blocks =
        new ScriptedBlocks(clock).effects(0, 0.1).noises(0.005).stopBefore(stop);
    try (Journal journal = Journal.open(folder, 0)) {
      var plan = ComparisonPlans.of(seed, settings, null, 2);
      journal.append(
          new JournalEntry.ComparisonHeader(
              JournalEntry.Header.FORMAT, "test", clock.instant(), Plans.MACHINE, plan));
      new CompareLoop(blocks, journal, CompareListener.NONE, clock).run(plan, List.of());
    }
    return ComparisonJournal.read(folder.journal());
  }

  private static ComparisonDocument document(Merging.Merged merged) {
    List<JournalEntry> entries = new ArrayList<>();
    merged.blocks().forEach(b -> entries.add(new JournalEntry.BlockDone(b)));
    return Comparing.document(merged.header(), entries);
  }

  @Test
  void allCouplesOfAllShardsDecideTogether() throws Exception {
    Merging.Merged merged =
        Merging.of(
            List.of("a", "b"),
            List.of(part("a", 1, shard(1, 2, 3), -1), part("b", 2, shard(2, 2, 3), -1)));

    List<CaseVerdict> verdicts = document(merged).verdicts();
    assertThat(verdicts)
        .extracting(CaseVerdict::verdict)
        .containsExactly(Verdict.SAME, Verdict.SLOWER);
    assertThat(verdicts).extracting(CaseVerdict::couples).containsExactly(6, 6);
    assertThat(verdicts.get(1).time().change()).isCloseTo(0.1, within(0.01));
    assertThat(merged.blocks().stream().filter(b -> b.comparison() == 1).map(Block::couple))
        .containsExactly(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5);
  }

  @Test
  void aBlockWithoutItsMirrorIsLeftOut() throws Exception {
    ComparisonJournal cut = part("a", 1, shard(1, 2, 3), 9);
    assertThat(Comparing.blocks(cut.entries())).hasSize(9);

    Merging.Merged merged =
        Merging.of(List.of("a", "b"), List.of(cut, part("b", 2, shard(2, 2, 3), -1)));

    assertThat(merged.blocks()).hasSize(8 + 12);
    assertThat(document(merged).verdicts())
        .extracting(CaseVerdict::verdict)
        .containsExactly(Verdict.SAME, Verdict.SLOWER);
  }

  @Test
  void shardsThatAreMissingAreNamed() throws Exception {
    Merging.Merged merged =
        Merging.of(
            List.of("a", "b"),
            List.of(part("a", 1, shard(2, 4, 2), -1), part("b", 2, shard(3, 4, 2), -1)));

    assertThat(document(merged).notes())
        .contains("merged from 2 runs", "of 4 shards these are missing: 1, 4");
  }

  @Test
  void whatDoesNotBelongTogetherIsNotJoined() throws Exception {
    ComparisonJournal one = part("a", 1, shard(1, 2, 1), -1);

    refused("is there twice", one, one);
    refused("a shard of 2, the other of 3", one, part("b", 2, shard(1, 3, 1), -1));
    refused(
        "another effort",
        one,
        part(
            "c",
            3,
            new ComparisonSettings(
                Effort.QUICK, null, Clock.AUTO, 1, null, new Shard(2, 2), null, List.of()),
            -1));
    refused("no whole couple", part("d", 4, shard(1, 2, 1), 1), part("e", 5, shard(2, 2, 1), 0));
  }

  private static void refused(String why, ComparisonJournal one, ComparisonJournal other) {
    assertThatThrownBy(() -> Merging.of(List.of("one", "other"), List.of(one, other)))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining(why);
  }
}
