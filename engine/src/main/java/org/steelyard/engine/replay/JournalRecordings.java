package org.steelyard.engine.replay;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.compare.Recorded;
import org.steelyard.stats.Samples;

/** Reads the blocks of a real comparison: each comparison is a case, its couples stay together. */
final class JournalRecordings {
  private static final String JOURNAL = "journal.jsonl";

  private JournalRecordings() {}

  static boolean is(Path folder) {
    return Files.isRegularFile(folder.resolve(JOURNAL));
  }

  /**
   * @throws UsageException when no comparison has a whole couple behind its pilot
   */
  static List<Recording> read(Path folder) throws EngineException {
    List<Recording> recordings = new ArrayList<>();
    for (Recorded one : Recorded.read(folder.resolve(JOURNAL))) {
      Map<Integer, List<RecordedPair>> couples = new TreeMap<>();
      List<Double> starts = new ArrayList<>();
      for (Recorded.Forks block : one.blocks()) {
        couples
            .computeIfAbsent(block.couple(), c -> new ArrayList<>())
            .add(
                new RecordedPair(
                    Integer.toString(block.couple()),
                    block.turns(),
                    block.baseline(),
                    block.candidate()));
        starts.add(
            (block.seconds() - block.baseline().seconds() - block.candidate().seconds()) / 2);
      }
      List<List<RecordedPair>> whole =
          couples.values().stream().filter(couple -> couple.size() == 2).toList();
      if (!whole.isEmpty()) {
        double[] start = starts.stream().mapToDouble(Double::doubleValue).toArray();
        recordings.add(
            new RecordedBlocks(
                one.name(),
                whole,
                one.length(),
                Math.max(0, Samples.median(start, 0, start.length))));
      }
    }
    if (recordings.isEmpty()) {
      throw new UsageException(
          folder
              + " holds no whole couple of blocks behind a pilot; nothing can be drawn from it.");
    }
    return recordings;
  }
}
