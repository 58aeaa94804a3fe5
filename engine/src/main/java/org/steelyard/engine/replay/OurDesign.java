package org.steelyard.engine.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.steelyard.stats.Design;
import org.steelyard.stats.PairedTest.Look;
import org.steelyard.stats.PairedTest.Outcome;
import org.steelyard.stats.Plateau.Length;
import org.steelyard.stats.Samples;
import org.steelyard.stats.Series;
import org.steelyard.stats.VarianceHistory;

/**
 * The design that live comparisons follow, by the same code.
 *
 * @param history degrees of freedom of the variance history, 0 for none: so many blocks and one
 *     more are taken from an earlier comparison, whose time is not counted again
 */
record OurDesign(String name, Design design, int history) implements ReplayDesign {
  @Override
  public Draw draw(Recording recording, double effect, boolean slower, RandomGenerator random) {
    Comparison comparison = new Comparison(recording, ReplayDesign.change(effect, slower), random);
    comparison.run();
    return new Draw(
        recording.name(),
        effect,
        slower,
        String.join(" ", comparison.labels),
        comparison.outcome,
        comparison.ratios.size(),
        comparison.seconds,
        Samples.median(array(comparison.levels), 0, comparison.levels.size())
            - recording.steadyLevel());
  }

  private static double[] array(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }

  private final class Comparison {
    private final Recording recording;
    private final double change;
    private final RandomGenerator random;
    private final List<String> labels = new ArrayList<>();
    private final List<Double> ratios = new ArrayList<>();
    private final List<Double> levels = new ArrayList<>();
    private double seconds;
    private Outcome outcome = Outcome.OPEN;

    Comparison(Recording recording, double change, RandomGenerator random) {
      this.recording = recording;
      this.change = change;
      this.random = random;
    }

    void run() {
      // The pilot is the first block of the first couple; it is ended as soon as it lies level.
      List<RecordedPair> couple = recording.couple(random);
      Length length = length(couple.get(0));
      @Nullable VarianceHistory earlier = history == 0 ? null : history(length);
      while (true) {
        couple.forEach(pair -> take(pair, length));
        Look look = design.look(array(ratios), earlier);
        outcome = look.outcome();
        if (outcome != Outcome.OPEN || seconds > design.limitSeconds()) {
          return;
        }
        couple = recording.couple(random);
      }
    }

    private Length length(RecordedPair pilot) {
      Optional<Length> found =
          recording
              .length()
              .or(() -> design.plateau().of(List.of(pilot.baseline(), pilot.candidate())));
      return found.orElseGet(() -> design.plateau().longestLength());
    }

    private VarianceHistory history(Length length) {
      List<Double> blocks = new ArrayList<>();
      while (blocks.size() <= history) {
        recording.couple(random).forEach(pair -> blocks.add(pair.logRatio(length)));
      }
      return VarianceHistory.of(array(blocks.subList(0, history + 1)));
    }

    private void take(RecordedPair pair, Length length) {
      labels.add(pair.label());
      ratios.add(pair.logRatio(length) + change);
      levels.add(pair.baseline().value(length.warmup(), length.seconds()));
      seconds += seconds(pair.baseline(), length) + seconds(pair.candidate(), length);
    }

    private double seconds(Series fork, Length length) {
      return recording.startSeconds() + fork.ends()[fork.iterations(length.seconds()) - 1];
    }
  }
}
