package org.steelyard.engine.replay;

import java.util.List;
import java.util.random.RandomGenerator;
import org.steelyard.stats.PairedTest.Outcome;
import org.steelyard.stats.Samples;
import org.steelyard.stats.Series;
import org.steelyard.stats.UnpairedTest;

/**
 * JMH's defaults: five forks of each version, 5 warm-up and 5 measurement iterations of 10 s each,
 * and the best that one can do with them: Student's t at 5 % on the medians of the forks. What is
 * not different counts as the same; there is no third answer.
 */
final class JmhDefaultDesign implements ReplayDesign {
  static final String NAME = "jmh-default";
  private static final int FORKS = 5;
  private static final double WARMUP = 50;
  private static final double END = 100;
  private static final double LEVEL = 0.05;

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Draw draw(Recording recording, double effect, boolean slower, RandomGenerator random) {
    List<Series> forks = recording.apart(FORKS, random);
    double[] baseline = values(forks.subList(0, FORKS), 0);
    double[] candidate =
        values(forks.subList(FORKS, 2 * FORKS), ReplayDesign.change(effect, slower));
    double p = UnpairedTest.p(candidate, baseline);
    boolean more = Samples.mean(candidate) > Samples.mean(baseline);
    return new Draw(
        recording.name(),
        effect,
        slower,
        "",
        p >= LEVEL ? Outcome.SAME : more ? Outcome.SLOWER : Outcome.FASTER,
        FORKS,
        forks.stream()
            .mapToDouble(f -> recording.startSeconds() + f.ends()[f.iterations(END) - 1])
            .sum(),
        Samples.median(baseline, 0, FORKS) - recording.steadyLevel());
  }

  private static double[] values(List<Series> forks, double change) {
    return forks.stream().mapToDouble(f -> f.value(WARMUP, END) + change).toArray();
  }
}
