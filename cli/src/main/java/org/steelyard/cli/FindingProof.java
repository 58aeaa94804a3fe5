package org.steelyard.cli;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Finding;
import org.steelyard.model.Json;
import org.steelyard.model.Proof;
import org.steelyard.review.Provable;
import org.steelyard.review.Review;
import tools.jackson.databind.JsonNode;

/**
 * Measures a finding: the benchmark as it is against a twin without it, judged as any comparison.
 * The twin's classes lie in a folder in front of the class path; the user's jar stays as it is.
 */
final class FindingProof {
  private static final String MINUTE = "55s";

  /** Two couples of such forks fit into a minute, however long a case would warm up. */
  private static final List<String> SHORT_FORKS =
      List.of("-wi", "20", "-w", "100ms", "-i", "20", "-r", "100ms");

  private final List<Path> classPath;
  private final @Nullable String budget;

  /**
   * @param classPath what was reviewed
   * @param budget time for one finding, as {@code compare} takes it; null for a minute, with forks
   *     of 4 s
   */
  FindingProof(List<Path> classPath, @Nullable String budget) {
    this.classPath = classPath;
    this.budget = budget;
  }

  /** Empty when this finding cannot be undone in bytecode. */
  Optional<Proof> of(Finding finding, Provable rule) throws IOException {
    Path work = Files.createTempDirectory("steelyard-twin");
    try {
      Path twin = work.resolve("twin");
      Optional<Review.Telling> telling = Review.undo(classPath, finding, rule, twin);
      return telling.isEmpty()
          ? Optional.empty()
          : Optional.of(measure(telling.get(), twin, work.resolve("run")));
    } finally {
      delete(work);
    }
  }

  private Proof measure(Review.Telling telling, Path twin, Path run) throws IOException {
    List<String> words = new ArrayList<>(List.of("compare"));
    words.add(joined(classPath));
    List<Path> changed = new ArrayList<>(List.of(twin));
    changed.addAll(classPath);
    words.add(joined(changed));
    words.add("^" + Pattern.quote(telling.benchmark()) + "$");
    telling.params().forEach((name, value) -> words.addAll(List.of("-p", name + "=" + value)));
    words.addAll(List.of("--budget", budget == null ? MINUTE : budget));
    words.addAll(budget == null ? SHORT_FORKS : List.of());
    words.addAll(List.of("--out", run.toString(), "-q"));
    StringWriter said = new StringWriter();
    int status =
        Main.run(
            words.toArray(String[]::new),
            new PrintWriter(new StringWriter()),
            new PrintWriter(said),
            System.getenv());
    Path document = run.resolve("run.json");
    if (!Files.exists(document)) {
      String why = said.toString().strip();
      return failed(
          "the twin could not be measured: " + (why.isEmpty() ? "status " + status : why));
    }
    JsonNode verdict = Json.document().readTree(Files.readString(document)).get("verdicts").get(0);
    return judged(verdict);
  }

  private static Proof judged(JsonNode verdict) {
    JsonNode time = verdict.get("time");
    String outcome = verdict.get("verdict").asString();
    if (time == null || outcome.equals("failed")) {
      return failed("one of the two did not run; steelyard run tells why.");
    }
    double factor = 1 + time.get("change").asDouble();
    double low = 1 + time.get("low").asDouble();
    double high = 1 + time.get("high").asDouble();
    double seconds = verdict.get("seconds").asDouble();
    String interval = String.format(Locale.ROOT, "[%s, %s]", times(low), times(high));
    switch (outcome) {
      case "slower":
        return new Proof(
            Proof.Outcome.PROVED,
            factor,
            low,
            high,
            seconds,
            "proved: the score is " + times(factor) + " too good " + interval + ".");
      case "faster":
        return new Proof(
            Proof.Outcome.HARMLESS,
            factor,
            low,
            high,
            seconds,
            "harmless here: without it the benchmark is not slower, "
                + times(factor)
                + " "
                + interval
                + ".");
      case "same":
        return new Proof(
            Proof.Outcome.HARMLESS,
            factor,
            low,
            high,
            seconds,
            String.format(
                Locale.ROOT,
                "harmless here: the same within %.1f %%.",
                100 * Math.max(Math.abs(low - 1), Math.abs(high - 1))));
      default:
        return new Proof(
            Proof.Outcome.UNDECIDED,
            factor,
            low,
            high,
            seconds,
            "undecided: "
                + times(factor)
                + " "
                + interval
                + "; --prove-budget gives it more time.");
    }
  }

  private static Proof failed(String why) {
    return new Proof(Proof.Outcome.FAILED, Double.NaN, Double.NaN, Double.NaN, 0, why);
  }

  private static String times(double factor) {
    return String.format(Locale.ROOT, factor < 10 ? "%.2fx" : "%.0fx", factor);
  }

  private static String joined(List<Path> entries) {
    return entries.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
