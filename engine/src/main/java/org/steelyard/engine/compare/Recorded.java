package org.steelyard.engine.compare;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.run.ComparisonJournal;
import org.steelyard.model.Block;
import org.steelyard.model.Block.Arrangement;
import org.steelyard.model.Case;
import org.steelyard.stats.Plateau.Length;
import org.steelyard.stats.Series;

/**
 * The blocks of one comparison, as series.
 *
 * @param key the case without what differs between the arms
 * @param name of the case and the arm that is judged
 * @param control whether the baseline was compared with itself
 * @param length of the forks
 * @param blocks those that did not fail, in order; the pilot is left out where it was one
 */
public record Recorded(Case key, String name, boolean control, Length length, List<Forks> blocks) {

  /**
   * The forks of a block.
   *
   * @param couple which it belongs to
   * @param turns whether they took turns, iteration by iteration
   * @param seconds machine time of the whole block
   */
  public record Forks(
      int couple, boolean turns, Series baseline, Series candidate, double seconds) {}

  /** Reads what a comparison has left. */
  public static List<Recorded> read(Path journal) throws EngineException {
    ComparisonJournal whole = ComparisonJournal.read(journal);
    List<Recorded> all = new ArrayList<>();
    for (CaseComparison one :
        Comparing.of(whole.header().plan(), Comparing.blocks(whole.entries()))) {
      List<Forks> blocks = new ArrayList<>();
      Length length = one.length();
      for (Block block : one.blocks()) {
        if (!block.failed() && !one.isPilot(block)) {
          Series baseline = ForkSeries.of(block.baseline(), one.clock(), one.threads());
          Series candidate = ForkSeries.of(block.candidate(), one.clock(), one.threads());
          blocks.add(
              new Forks(
                  block.couple(),
                  block.arrangement() == Arrangement.TURNS,
                  baseline,
                  candidate,
                  block.machineSeconds()));
          if (length == null) {
            length = lengthOf(block, baseline);
          }
        }
      }
      if (length != null) {
        all.add(
            new Recorded(
                one.plan().key(), one.plan().key().label(), one.plan().control(), length, blocks));
      }
    }
    return all;
  }

  private static Length lengthOf(Block block, Series series) {
    int warmup = block.baseline().warmup().size();
    double before = warmup == 0 ? 0 : series.ends()[warmup - 1];
    return new Length(before, series.seconds() - before, true);
  }
}
