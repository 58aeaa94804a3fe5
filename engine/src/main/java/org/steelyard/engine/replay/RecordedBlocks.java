package org.steelyard.engine.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.steelyard.stats.Plateau.Length;
import org.steelyard.stats.Series;

/**
 * A comparison of which whole couples were recorded: their forks stay together, as they saw the
 * same machine together.
 *
 * @param couples two pairs each, in the order of their halves; at least one
 * @param settled how long the forks of the later blocks were
 * @param startSeconds of a fork beside its iterations, median
 */
record RecordedBlocks(
    String name, List<List<RecordedPair>> couples, Length settled, double startSeconds)
    implements Recording {

  @Override
  public List<RecordedPair> couple(RandomGenerator random) {
    return couples.get(random.nextInt(couples.size()));
  }

  /** Baselines and candidates of different blocks, as if the arms had been measured apart. */
  @Override
  public List<Series> apart(int forksOfAnArm, RandomGenerator random) {
    List<RecordedPair> blocks = new ArrayList<>();
    couples.forEach(blocks::addAll);
    List<Series> forks = new ArrayList<>();
    for (int i = 0; i < 2 * forksOfAnArm; i++) {
      RecordedPair block = blocks.remove(random.nextInt(blocks.size()));
      forks.add(i < forksOfAnArm ? block.baseline() : block.candidate());
    }
    return forks;
  }

  @Override
  public double steadyLevel() {
    return Double.NaN;
  }

  @Override
  public Optional<Length> length() {
    return Optional.of(settled);
  }
}
