package org.steelyard.engine.replay;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.steelyard.stats.PairedTest.Outcome;
import org.steelyard.stats.Samples;

/**
 * How a design did at one effect. Shares are of all draws, from 0 to 1.
 *
 * @param design its name
 * @param effect the change that was put in, 0.05 for 5 %
 * @param draws how many comparisons were replayed
 * @param falseAlarms decided for a change that was not there, or for the wrong direction
 * @param found decided rightly; 0 where there was nothing to find
 * @param wronglySame decided for "same" where there was a change; 0 where there was none
 * @param same decided for "same" at all
 * @param undecided neither
 * @param medianSeconds of machine time for a comparison
 * @param meanSeconds of machine time for a comparison
 * @param levelBias how far the level lies from the steady level: of each benchmark the median over
 *     its draws, of those without their sign the median over the benchmarks; logs; null where the
 *     steady level is not known
 */
@JsonPropertyOrder({
  "design",
  "effect",
  "falseAlarms",
  "found",
  "wronglySame",
  "undecided",
  "medianSeconds",
  "meanSeconds",
  "levelBias"
})
public record ReplayRow(
    String design,
    double effect,
    int draws,
    double falseAlarms,
    double found,
    double wronglySame,
    double same,
    double undecided,
    double medianSeconds,
    double meanSeconds,
    @Nullable Double levelBias) {

  /** What the draws of one design at one effect come to; at least one. */
  public static ReplayRow of(String design, double effect, List<Draw> draws) {
    return new ReplayRow(
        design,
        effect,
        draws.size(),
        share(draws, Draw::wrong),
        share(draws, d -> effect != 0 && d.right()),
        share(draws, d -> effect != 0 && d.outcome() == Outcome.SAME),
        share(draws, d -> d.outcome() == Outcome.SAME),
        share(draws, d -> d.outcome() == Outcome.OPEN),
        median(values(draws, Draw::seconds)),
        Samples.mean(values(draws, Draw::seconds)),
        levelBias(draws));
  }

  private static double share(List<Draw> draws, Predicate<Draw> what) {
    return (double) draws.stream().filter(what).count() / draws.size();
  }

  private static @Nullable Double levelBias(List<Draw> draws) {
    Map<String, List<Draw>> benchmarks =
        draws.stream()
            .filter(d -> !Double.isNaN(d.levelError()))
            .collect(Collectors.groupingBy(Draw::benchmark));
    double[] biases =
        benchmarks.values().stream()
            .mapToDouble(of -> Math.abs(median(values(of, Draw::levelError))))
            .toArray();
    return biases.length == 0 ? null : median(biases);
  }

  private static double[] values(List<Draw> draws, ToDoubleFunction<Draw> value) {
    return draws.stream().mapToDouble(value).toArray();
  }

  private static double median(double[] values) {
    return Samples.median(values, 0, values.length);
  }
}
