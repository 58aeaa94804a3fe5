package org.steelyard.engine.replay;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.stats.Design;
import org.steelyard.stats.Seeds;

/**
 * Replays comparisons on what was recorded: puts a change in, draws forks, lets a design decide,
 * and counts how often it was right and what it cost. Every draw has a seed of its own, made from
 * the seed, the benchmark, the effect and the repetition, so the result does not depend on the
 * order in which processors work.
 */
public final class Replay {
  /** Blocks that an earlier comparison has left behind, less one: the smallest calibration. */
  private static final int HISTORY = 9;

  private static final String STANDARD = "standard";

  private static final RandomGeneratorFactory<RandomGenerator> RANDOM =
      RandomGeneratorFactory.of("L64X128MixRandom");

  private final List<Recording> recordings;

  private Replay(List<Recording> recordings) {
    this.recordings = recordings;
  }

  /**
   * Reads what was recorded.
   *
   * @throws UsageException when the folder holds nothing that can be replayed
   */
  public static Replay of(Path folder) throws EngineException {
    if (SteadyStateFolder.is(folder)) {
      return new Replay(SteadyStateFolder.read(folder));
    }
    if (JournalRecordings.is(folder)) {
      return new Replay(JournalRecordings.read(folder));
    }
    throw new UsageException(
        folder
            + " holds no recorded forks: there is neither an index.csv nor the journal of a"
            + " comparison in it (docs/method.md).");
  }

  /** Names of the cases that were recorded. */
  public List<String> names() {
    return recordings.stream().map(Recording::name).toList();
  }

  /** Designs that can be replayed, by name; each name stands for one row an effect. */
  public static List<String> designs() {
    return new ArrayList<>(designs(0.05).keySet());
  }

  /** Whether what was recorded is long enough for all these designs. */
  public boolean holds(List<String> designs) {
    boolean ours = designs.stream().allMatch(d -> d.startsWith(STANDARD));
    return ours || recordings.stream().allMatch(r -> r.length().isEmpty());
  }

  private static Map<String, ReplayDesign> designs(double threshold) {
    Design standard = Design.standard(Math.log1p(threshold));
    Map<String, ReplayDesign> designs = new LinkedHashMap<>();
    for (ReplayDesign design :
        List.of(
            new OurDesign(STANDARD, standard, HISTORY),
            new OurDesign(STANDARD + "-no-history", standard, 0),
            new JmhDefaultDesign(),
            new NettyDefaultDesign())) {
      designs.put(design.name(), design);
    }
    return designs;
  }

  /**
   * Replays one design at one effect.
   *
   * @param name of the design
   * @param threshold smallest effect that matters, 0.05 for 5 %
   * @param effect the change to put in, 0.05 for 5 %; every other repetition puts it into the
   *     baseline instead
   * @param repetitions of each case
   * @return a draw a repetition, case after case
   */
  public List<Draw> draws(
      String name, double threshold, double effect, int repetitions, long seed) {
    ReplayDesign design = designs(threshold).get(name);
    return IntStream.range(0, recordings.size() * repetitions)
        .parallel()
        .mapToObj(
            i -> {
              int benchmark = i / repetitions;
              int repetition = i % repetitions;
              RandomGenerator random =
                  RANDOM.create(Seeds.mix(seed, benchmark, Double.hashCode(effect), repetition));
              return design.draw(recordings.get(benchmark), effect, repetition % 2 == 0, random);
            })
        .toList();
  }
}
