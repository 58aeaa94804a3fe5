package org.steelyard.engine.scripted;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.launch.BlockLauncher;
import org.steelyard.engine.launch.BlockListener;
import org.steelyard.engine.launch.BlockTask;
import org.steelyard.model.Block;
import org.steelyard.model.Block.Arrangement;
import org.steelyard.model.Counters;
import org.steelyard.model.Failure;
import org.steelyard.model.Fork;
import org.steelyard.model.Iteration;
import org.steelyard.model.Settings;

/**
 * Plays blocks by a script: each comparison has an effect and a noise, and whatever else is to
 * happen. Iterations take 100 ms, a fork 0.7 s beside them.
 */
public final class ScriptedBlocks implements BlockLauncher {
  private static final long ITERATION = 100_000_000;
  private static final double START = 0.7;

  private final ScriptedClock clock;
  private final Random random = new Random(1);
  private final List<BlockTask> made = new ArrayList<>();
  private double[] effects = {0};
  private double[] noises = {0.001};
  private int failingComparison = -1;
  private int failingRound;
  private boolean failingCandidate;
  private int apartFrom = -1;
  private int stopBefore = -1;
  private double drift = 0.2;
  private double disturbance;

  public ScriptedBlocks(ScriptedClock clock) {
    this.clock = clock;
  }

  /** The effect of each comparison: 0.05 is 5 % slower. */
  public ScriptedBlocks effects(double... effects) {
    this.effects = effects;
    return this;
  }

  /** Standard deviation of a fork's value, for each comparison. */
  public ScriptedBlocks noises(double... noises) {
    this.noises = noises;
    return this;
  }

  public ScriptedBlocks fails(int comparison, int round, boolean candidate) {
    failingComparison = comparison;
    failingRound = round;
    failingCandidate = candidate;
    return this;
  }

  /** From that block of the first comparison on forks do not get on together. */
  public ScriptedBlocks apartFrom(int round) {
    apartFrom = round;
    return this;
  }

  /** A quiet machine, on which forks of a duet slow each other by that share. */
  public ScriptedBlocks duets(double disturbance) {
    this.drift = 0;
    this.disturbance = disturbance;
    return this;
  }

  /** Somebody presses Ctrl-C before that block. */
  public ScriptedBlocks stopBefore(int number) {
    stopBefore = number;
    return this;
  }

  /** All blocks that were asked for, in order. */
  public List<BlockTask> made() {
    return made;
  }

  @Override
  public Block launch(BlockTask task, BlockListener listener) throws InterruptedException {
    if (made.size() == stopBefore) {
      throw new InterruptedException("stopped");
    }
    made.add(task);
    int comparison = task.comparison();
    double noise = noises[Math.min(comparison, noises.length - 1)];
    double effect = effects[Math.min(comparison, effects.length - 1)];
    double machine = drift * random.nextGaussian();
    if (task.arrangement() == Arrangement.DUET) {
      machine += disturbance;
    }
    double baseline = 100 * Math.exp(machine + noise * random.nextGaussian());
    double candidate = 100 * (1 + effect) * Math.exp(machine + noise * random.nextGaussian());
    List<Iteration> first = new ArrayList<>();
    List<Iteration> second = new ArrayList<>();
    Settings settings = task.baseline().settings();
    int warmup = settings.warmupIterations();
    int all = warmup + settings.iterations();
    for (int i = 0; i < all; i++) {
      first.add(iteration(i < warmup, baseline));
      second.add(iteration(i < warmup, candidate));
      if (task.enough() != null && task.enough().test(first, second)) {
        break;
      }
    }
    boolean fails = comparison == failingComparison && task.round() == failingRound;
    Block block =
        new Block(
            comparison,
            task.couple(),
            task.half(),
            task.candidateFirst(),
            apartFrom >= 0 && task.round() >= apartFrom
                ? Arrangement.SEQUENTIAL
                : task.arrangement(),
            apartFrom == task.round() ? "alive together: port in use" : null,
            fork(task, first, fails && !failingCandidate),
            fork(task, second, fails && failingCandidate));
    clock.pass(2 * (START + first.size() * ITERATION / 1e9));
    return block;
  }

  private static Iteration iteration(boolean warmup, double nanos) {
    return new Iteration(
        warmup,
        nanos,
        Math.round(ITERATION / nanos),
        new Counters(
            ITERATION, ITERATION, ITERATION, 0L, 0L, 0L, 0L, ITERATION, 0L, 0L, ITERATION, 0L,
            null),
        Map.of(),
        null);
  }

  private static Fork fork(BlockTask task, List<Iteration> series, boolean fails) {
    @Nullable Failure failure =
        fails ? new Failure(Failure.Kind.CRASHED, "the JVM ended", null, null) : null;
    return new Fork(
        task.comparison(),
        task.round(),
        new ScriptedClock().instant(),
        2 * (START + series.size() * ITERATION / 1e9),
        1L,
        0.0,
        null,
        "ns/op",
        fails ? series.subList(0, series.size() / 2) : series,
        List.of(),
        failure,
        null,
        List.of());
  }

  @Override
  public void stop() {}

  @Override
  public void close() {}
}
