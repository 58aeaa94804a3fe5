package org.steelyard.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.config.Threshold;
import org.steelyard.engine.replay.Draw;
import org.steelyard.engine.replay.Replay;
import org.steelyard.engine.replay.ReplayRow;
import org.steelyard.model.Json;
import org.steelyard.stats.PairedTest.Outcome;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code steelyard replay}: how often is a way to compare right, and what does it cost. */
@Command(
    name = "replay",
    description = "Replay comparisons on recorded forks: error rates and costs of a design.",
    sortOptions = false)
final class ReplayCommand implements Callable<Integer> {
  private static final double SMALLEST_RATIO = -0.99;

  @Parameters(paramLabel = "DIR", description = "A folder of recorded forks (docs/method.md).")
  private Path folder = Path.of("");

  @Option(
      names = "--design",
      paramLabel = "<name>",
      split = ",",
      description =
          "standard (what comparisons do, with a variance history of 9 degrees of freedom),"
              + " standard-no-history, jmh-default, netty-default. Default: the first two.")
  private List<String> designs = List.of("standard", "standard-no-history");

  @Option(
      names = "--effect",
      paramLabel = "<percent>",
      split = ",",
      description = "Changes to put in, in both directions. Default: 0,5%%,10%%.")
  private List<String> effects = List.of("0", "5%", "10%");

  @Option(
      names = "--threshold",
      paramLabel = "<percent>",
      description = "Smallest change that matters. Default: 5%%.")
  private String threshold = "5%";

  @Option(
      names = "--repetitions",
      paramLabel = "<n>",
      description = "Comparisons of each case at each effect. Default: 60.")
  private int repetitions = 60;

  @Option(names = "--seed", paramLabel = "<n>", description = "Of the draws. Default: 1.")
  private long seed = 1;

  @Option(names = "--json", description = "Rows as JSON.")
  private boolean json;

  @Option(
      names = "--draws",
      paramLabel = "<file>",
      description = "Write every draw to a file, as comma-separated values.")
  private @Nullable Path drawsFile;

  @Mixin private OutputOptions options = new OutputOptions();

  private final Terminal terminal;

  ReplayCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws EngineException {
    terminal.tell(options.quiet, options.verbose);
    double matters = Threshold.parse(threshold).fraction();
    List<Double> changes = changes();
    if (repetitions < 1) {
      throw new UsageException("--repetitions must be at least 1");
    }
    for (String design : designs) {
      if (!Replay.designs().contains(design)) {
        throw new UsageException(
            "there is no design \""
                + design
                + "\". Choose from "
                + String.join(", ", Replay.designs())
                + ".");
      }
    }
    terminal.progress("reading " + folder);
    Replay replay = Replay.of(folder);
    if (!replay.holds(designs)) {
      throw new UsageException(
          folder
              + " holds the couples of a comparison: only standard and standard-no-history can be"
              + " drawn from them.");
    }
    List<ReplayRow> rows = new ArrayList<>();
    try (DrawsFile kept = drawsFile == null ? null : new DrawsFile(drawsFile)) {
      for (String design : designs) {
        for (double change : changes) {
          terminal.progress(design + ", " + percent(change));
          List<Draw> draws = replay.draws(design, matters, change, repetitions, seed);
          rows.add(ReplayRow.of(design, change, draws));
          if (kept != null) {
            kept.write(design, draws);
          }
        }
      }
    }
    terminal.result(
        json ? Json.document().writeValueAsString(rows) + "\n" : text(replay.names().size(), rows));
    return Exit.WELL;
  }

  private List<Double> changes() throws UsageException {
    List<Double> changes = new ArrayList<>();
    for (String effect : effects) {
      String number = effect.strip().replaceFirst("%$", "");
      double change;
      try {
        change = Double.parseDouble(number) / 100;
      } catch (NumberFormatException e) {
        change = Double.NaN;
      }
      if (!(change > SMALLEST_RATIO && change < 10) || (change != 0 && !effect.contains("%"))) {
        throw new UsageException(
            "the effect \"" + effect + "\" is no percentage. Write it as 5% or 2.5%.");
      }
      changes.add(change);
    }
    return changes;
  }

  private String text(int cases, List<ReplayRow> rows) {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "%d cases, %d comparisons of each; threshold %s%n%n%-20s %7s %7s %7s %7s %7s %9s %9s"
                + " %7s%n",
            cases,
            repetitions,
            threshold,
            "design",
            "effect",
            "false",
            "found",
            "w.same",
            "undec.",
            "median s",
            "mean s",
            "level"));
    for (ReplayRow row : rows) {
      text.append(
          String.format(
              Locale.ROOT,
              "%-20s %7s %6.1f%% %6s%% %6s%% %6.1f%% %9.1f %9.1f %7s%n",
              row.design(),
              percent(row.effect()),
              100 * row.falseAlarms(),
              row.effect() == 0 ? "-" : String.format(Locale.ROOT, "%.1f", 100 * row.found()),
              row.effect() == 0 ? "-" : String.format(Locale.ROOT, "%.1f", 100 * row.wronglySame()),
              100 * row.undecided(),
              row.medianSeconds(),
              row.meanSeconds(),
              row.levelBias() == null
                  ? "-"
                  : String.format(Locale.ROOT, "%.1f%%", 100 * row.levelBias())));
    }
    text.append(
        "\nfalse: decided for a change that is not there; w.same: \"same\" where there is one;\n"
            + "level: how far the measured level lies from the steady one (median of the cases).\n");
    return text.toString();
  }

  private static String percent(double change) {
    return String.format(Locale.ROOT, "%+.3g%%", 100 * change).replaceFirst("^\\+0\\.00%$", "0%");
  }

  /** Every draw, so that others can do the sums. */
  private static final class DrawsFile implements AutoCloseable {
    private final Path file;
    private final PrintWriter out;

    DrawsFile(Path file) throws UsageException {
      this.file = file;
      try {
        this.out = new PrintWriter(Files.newBufferedWriter(file, StandardCharsets.UTF_8));
      } catch (IOException e) {
        throw new UsageException("cannot write " + file + ": " + e + "\nName another file.");
      }
      out.println("design,benchmark,effect,changed,forks,outcome,pairs,seconds");
    }

    void write(String design, List<Draw> draws) {
      for (Draw draw : draws) {
        out.printf(
            Locale.ROOT,
            "%s,\"%s\",%s,%s,%s,%s,%d,%.3f%n",
            design,
            draw.benchmark().replace("\"", "\"\""),
            draw.effect(),
            draw.slower() ? "candidate" : "baseline",
            draw.forks(),
            draw.outcome() == Outcome.OPEN
                ? "undecided"
                : draw.outcome().name().toLowerCase(Locale.ROOT),
            draw.pairs(),
            draw.seconds());
      }
    }

    @Override
    public void close() throws EngineException {
      out.close();
      if (out.checkError()) {
        throw new EngineException(
            "cannot write all of " + file + ": make room, and run it again with the same seed.");
      }
    }
  }
}
