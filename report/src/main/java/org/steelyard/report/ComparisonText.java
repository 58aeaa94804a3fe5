package org.steelyard.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.Clock;
import org.steelyard.model.ComparisonDocument;
import org.steelyard.model.Effect;
import org.steelyard.model.Profile;
import org.steelyard.model.Secondary;
import org.steelyard.model.Verdict;
import org.steelyard.stats.Samples;

/** A comparison as text: what matters most first, then what must be known to believe it. */
public final class ComparisonText {
  private static final String[] HEAD = {
    "Benchmark", "Effect", "Interval", "Baseline", "Candidate", "Couples", "Verdict"
  };

  /** Of a name in the table; a longer one tears it apart for all others. */
  private static final int LONGEST = 160;

  private ComparisonText() {}

  public static String of(ComparisonDocument document) {
    StringBuilder text = new StringBuilder();
    boolean several =
        document.verdicts().stream()
                .filter(v -> !v.control())
                .map(CaseVerdict::candidate)
                .distinct()
                .count()
            > 1;
    List<CaseVerdict> sorted =
        document.verdicts().stream().filter(v -> !v.control()).sorted(new WorstFirst()).toList();
    List<String[]> rows = new ArrayList<>();
    rows.add(HEAD);
    sorted.forEach(v -> rows.add(row(v, several)));
    text.append('\n');
    Columns.append(text, rows);
    sorted.forEach(v -> appendNotes(text, v));
    appendAllocation(text, sorted);
    appendProfiles(text, document);
    appendUnpaired(text, document.unpaired());
    document.arms().stream()
        .flatMap(arm -> arm.notes().stream())
        .distinct()
        .forEach(note -> text.append(Plain.line(note)).append('\n'));
    document.notes().forEach(note -> text.append(Plain.line(note)).append('\n'));
    appendControls(text, document.verdicts().stream().filter(CaseVerdict::control).toList());
    appendSummary(text, document.verdicts());
    return text.toString();
  }

  private static String[] row(CaseVerdict v, boolean several) {
    return new String[] {
      Plain.line(v.id().label() + (several ? " [" + v.candidate() + "]" : ""), LONGEST),
      v.time() == null ? "-" : percent(v.time().change()),
      v.time() == null
          ? "-"
          : "[" + percent(v.time().low()) + ", " + percent(v.time().high()) + "]",
      time(v.baselineNanos()),
      time(v.candidateNanos()),
      Integer.toString(v.couples()),
      verdict(v)
    };
  }

  private static String name(CaseVerdict v) {
    return Plain.line(v.id().label(), LONGEST);
  }

  /** The verdict as one line of progress and of the table. */
  public static String verdict(CaseVerdict v) {
    String word = v.verdict().label();
    return v.verdict() == Verdict.SLOWER && v.accepted() != null
        ? word + " (accepted: " + Plain.line(v.accepted()) + ")"
        : word;
  }

  /** Effect and interval, as one line of progress shows them. */
  public static String effect(@Nullable Effect effect) {
    return effect == null
        ? "-"
        : percent(effect.change())
            + " ["
            + percent(effect.low())
            + ", "
            + percent(effect.high())
            + "]";
  }

  private static String percent(double ratio) {
    double percent = 100 * ratio;
    String format = Math.abs(percent) < 9.95 ? "%+.2f%%" : "%+.1f%%";
    return String.format(Locale.ROOT, format, percent);
  }

  private static String time(@Nullable Double nanos) {
    return nanos == null ? "-" : Figures.time(nanos);
  }

  private static void appendNotes(StringBuilder text, CaseVerdict v) {
    List<String> notes = new ArrayList<>(v.notes());
    if (v.failure() != null) {
      notes.add(v.failure().cause());
    }
    if (v.clock() == Clock.CPU) {
      notes.add("judged by CPU time: other work kept it from the processor");
    }
    if (!notes.isEmpty()) {
      text.append("  ").append(name(v)).append(": ");
      text.append(Plain.line(String.join("; ", notes))).append('\n');
    }
  }

  private static void appendAllocation(StringBuilder text, List<CaseVerdict> verdicts) {
    for (CaseVerdict v : verdicts) {
      Verdict allocation = v.allocationVerdict();
      if (allocation == Verdict.SLOWER || allocation == Verdict.FASTER) {
        text.append(
            String.format(
                Locale.ROOT,
                "allocation: %s allocates %s: %.0f -> %.0f bytes/op%n",
                name(v),
                allocation == Verdict.SLOWER ? "more" : "less",
                v.baselineBytes(),
                v.candidateBytes()));
      }
    }
  }

  private static void appendProfiles(StringBuilder text, ComparisonDocument document) {
    if (document.profiles().isEmpty()) {
      return;
    }
    text.append("profiled, in forks of their own:\n");
    for (Profile profile : document.profiles()) {
      CaseVerdict of = document.verdicts().get(profile.comparison());
      text.append("  ")
          .append(name(of))
          .append(", ")
          .append(Plain.line(profile.candidate() ? of.candidate() : document.arms().get(0).name()));
      if (profile.fork().failure() != null) {
        text.append(": ").append(Plain.line(profile.fork().failure().cause())).append('\n');
        continue;
      }
      text.append('\n');
      List<String[]> rows = new ArrayList<>();
      for (Secondary result : profile.fork().secondary()) {
        rows.add(
            new String[] {
              "    " + result.label(),
              result.score() == null ? "" : Figures.score(result.score()),
              result.text() != null ? result.text() : result.unit()
            });
      }
      if (!rows.isEmpty()) {
        Columns.append(text, rows);
      }
      profile
          .fork()
          .files()
          .forEach(file -> text.append("    ").append(Plain.line(file)).append('\n'));
    }
  }

  private static void appendUnpaired(StringBuilder text, List<String> unpaired) {
    if (!unpaired.isEmpty()) {
      text.append("not compared:\n");
      unpaired.forEach(line -> text.append("  ").append(Plain.line(line)).append('\n'));
    }
  }

  private static void appendControls(StringBuilder text, List<CaseVerdict> controls) {
    if (controls.isEmpty()) {
      return;
    }
    long alarms =
        controls.stream()
            .filter(v -> v.verdict() == Verdict.SLOWER || v.verdict() == Verdict.FASTER)
            .count();
    text.append(
        String.format(
            Locale.ROOT,
            "control: of %d comparisons of the baseline with itself %d gave a false alarm%n",
            controls.size(),
            alarms));
  }

  private static void appendSummary(StringBuilder text, List<CaseVerdict> verdicts) {
    double[] deviations =
        verdicts.stream()
            .filter(v -> v.deviation() != null)
            .mapToDouble(CaseVerdict::deviation)
            .toArray();
    double seconds = verdicts.stream().mapToDouble(CaseVerdict::seconds).sum();
    if (seconds == 0) {
      // Nothing was measured for it: separate runs are held against each other.
      text.append('\n');
      appendCounts(text, verdicts);
      return;
    }
    text.append('\n');
    if (deviations.length > 0) {
      text.append(
          String.format(
              Locale.ROOT,
              "noise: blocks of the same case differ by %.1f %% (median standard deviation)%n",
              100 * Samples.median(deviations, 0, deviations.length)));
    }
    text.append("machine time: ").append(Figures.duration(seconds));
    double plain =
        verdicts.stream()
            .filter(v -> v.plainSeconds() != null)
            .mapToDouble(CaseVerdict::plainSeconds)
            .sum();
    if (plain > 0) {
      text.append("; plain JMH with its defaults, one arm after the other: about ")
          .append(Figures.duration(plain))
          .append(" for the same certainty");
    }
    text.append('\n');
    appendCounts(text, verdicts);
  }

  private static void appendCounts(StringBuilder text, List<CaseVerdict> verdicts) {
    for (Verdict verdict : Verdict.values()) {
      long count = verdicts.stream().filter(v -> !v.control() && v.verdict() == verdict).count();
      if (count > 0) {
        text.append(count).append(' ').append(verdict.label()).append("  ");
      }
    }
    text.setLength(text.length() - (text.charAt(text.length() - 1) == ' ' ? 2 : 0));
    text.append('\n');
  }
}
