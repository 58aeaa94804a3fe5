package org.steelyard.engine.summary;

import java.util.List;
import org.steelyard.model.Fork;
import org.steelyard.model.Iteration;

/** The numbers of a fork. */
final class Values {
  private Values() {}

  /** Scores of the iterations that count. */
  static double[] scores(Fork fork) {
    return fork.measurement().stream().mapToDouble(Iteration::score).toArray();
  }

  /** JMH's score of a fork: the mean of its iterations, in mode sample of all its samples. */
  static double score(Fork fork) {
    double sum = 0;
    double weight = 0;
    for (Iteration iteration : fork.measurement()) {
      double samples = samples(iteration.histogram());
      sum += iteration.score() * samples;
      weight += samples;
    }
    return sum / weight;
  }

  private static double samples(List<double[]> histogram) {
    return histogram == null ? 1 : histogram.stream().mapToDouble(b -> b[1]).sum();
  }
}
