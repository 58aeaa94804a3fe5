package org.steelyard.engine.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.steelyard.stats.MeanInterval;
import org.steelyard.stats.PairedTest.Outcome;
import org.steelyard.stats.Series;

/**
 * The settings of Netty's benchmarks, 2 forks of 10 + 10 iterations of 1 s, read the way JMH's
 * table invites to: two scores differ when their 99.9 % intervals, over the iterations of all
 * forks, do not overlap.
 */
final class NettyDefaultDesign implements ReplayDesign {
  static final String NAME = "netty-default";
  private static final int FORKS = 2;
  private static final int WARMUP = 10;
  private static final int ITERATIONS = 10;
  private static final double CONFIDENCE = 0.999;

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Draw draw(Recording recording, double effect, boolean slower, RandomGenerator random) {
    List<Series> forks = recording.apart(FORKS, random);
    double change = Math.exp(ReplayDesign.change(effect, slower));
    MeanInterval baseline = MeanInterval.of(iterations(forks.subList(0, FORKS), 1), CONFIDENCE);
    MeanInterval candidate =
        MeanInterval.of(iterations(forks.subList(FORKS, 2 * FORKS), change), CONFIDENCE);
    double apart =
        Math.abs(candidate.mean() - baseline.mean()) - candidate.halfWidth() - baseline.halfWidth();
    double end = WARMUP + ITERATIONS;
    return new Draw(
        recording.name(),
        effect,
        slower,
        "",
        apart <= 0
            ? Outcome.SAME
            : candidate.mean() > baseline.mean() ? Outcome.SLOWER : Outcome.FASTER,
        FORKS,
        forks.stream()
            .mapToDouble(f -> recording.startSeconds() + f.ends()[f.iterations(end) - 1])
            .sum(),
        Math.log(baseline.mean()) - recording.steadyLevel());
  }

  /** Iterations of 1 s, put together from the short ones: time over operations. */
  private static double[] iterations(List<Series> forks, double change) {
    List<Double> scores = new ArrayList<>();
    for (Series fork : forks) {
      for (int second = WARMUP; second < WARMUP + ITERATIONS; second++) {
        int first = fork.iterations(second);
        int end = fork.iterations(second + 1);
        if (end > first) {
          scores.add(score(fork, first, end) * change);
        }
      }
    }
    return scores.stream().mapToDouble(Double::doubleValue).toArray();
  }

  private static double score(Series fork, int first, int end) {
    double seconds = fork.ends()[end - 1] - fork.ends()[first - 1];
    double operations = 0;
    for (int i = first; i < end; i++) {
      operations += (fork.ends()[i] - fork.ends()[i - 1]) / fork.values()[i];
    }
    return seconds / operations;
  }
}
