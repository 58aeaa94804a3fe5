package org.steelyard.engine.replay;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.steelyard.stats.Plateau.Length;
import org.steelyard.stats.Samples;
import org.steelyard.stats.Series;

/**
 * A benchmark of which single forks were recorded: any two make a pair, never one fork with itself.
 *
 * @param forks their series
 * @param steadyFrom for each fork the iteration from which it is steady, -1 for never
 */
record RecordedForks(String name, List<Series> forks, int[] steadyFrom) implements Recording {
  /** Beside its iterations; assumed, the recordings do not tell (facts of the data set). */
  static final double START_SECONDS = 0.7;

  @Override
  public List<RecordedPair> couple(RandomGenerator random) {
    int[] four = shuffled(random);
    return List.of(pair(four[0], four[1]), pair(four[2], four[3]));
  }

  private RecordedPair pair(int baseline, int candidate) {
    return new RecordedPair(
        baseline + "-" + candidate, false, forks.get(baseline), forks.get(candidate));
  }

  @Override
  public List<Series> apart(int forksOfAnArm, RandomGenerator random) {
    return IntStream.of(shuffled(random)).limit(2L * forksOfAnArm).mapToObj(forks::get).toList();
  }

  @Override
  public double steadyLevel() {
    double[] levels =
        IntStream.range(0, forks.size())
            .filter(i -> steadyFrom[i] >= 0)
            .mapToDouble(
                i -> {
                  double[] values = forks.get(i).values();
                  return Math.log(Samples.median(values, steadyFrom[i], values.length));
                })
            .toArray();
    return levels.length == 0 ? Double.NaN : Samples.median(levels, 0, levels.length);
  }

  @Override
  public double startSeconds() {
    return START_SECONDS;
  }

  @Override
  public Optional<Length> length() {
    return Optional.empty();
  }

  private int[] shuffled(RandomGenerator random) {
    int[] order = IntStream.range(0, forks.size()).toArray();
    for (int i = order.length - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int swapped = order[i];
      order[i] = order[j];
      order[j] = swapped;
    }
    return order;
  }
}
