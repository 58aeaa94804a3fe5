package org.steelyard.report.html;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Block;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.Clock;
import org.steelyard.model.ComparisonDocument;
import org.steelyard.model.Failure;
import org.steelyard.model.PlannedArm;
import org.steelyard.model.Verdict;
import org.steelyard.report.Figures;
import org.steelyard.report.Report.Comparison;

/** A comparison as a section of the page, and what its cases show when they are opened. */
final class ComparisonSection {
  private final Comparison comparison;
  private final ComparisonDocument document;
  private final Thinning thinning;
  private final List<Detail> details;
  private final Map<Integer, List<Block>> blocks;

  /**
   * @param details where those of the cases are added
   */
  private ComparisonSection(Comparison comparison, Thinning thinning, List<Detail> details) {
    this.comparison = comparison;
    this.document = comparison.document();
    this.thinning = thinning;
    this.details = details;
    this.blocks = comparison.blocks().stream().collect(Collectors.groupingBy(Block::comparison));
  }

  static Section of(Comparison comparison, Thinning thinning, List<Detail> details) {
    return new ComparisonSection(comparison, thinning, details).section();
  }

  private Section section() {
    return new Section(
        Section.Kind.COMPARISON,
        heading(),
        baseline(),
        !comparison.blocks().isEmpty(),
        IntStream.range(0, document.verdicts().size())
            .boxed()
            .sorted(Comparator.comparing(this::state).thenComparing(this::size))
            .map(this::row)
            .toList(),
        Facts.of(document),
        remarks(),
        List.of(),
        Repeat.all(document.command()));
  }

  private String baseline() {
    return document.arms().isEmpty() ? "baseline" : document.arms().get(0).name();
  }

  private String heading() {
    List<String> arms =
        document.verdicts().stream()
            .filter(v -> !v.control())
            .map(CaseVerdict::candidate)
            .distinct()
            .toList();
    return String.join(", ", arms) + " against " + baseline();
  }

  private State state(int verdict) {
    return State.of(document.verdicts().get(verdict));
  }

  private double size(int verdict) {
    CaseVerdict v = document.verdicts().get(verdict);
    return v.time() == null ? 0 : -Math.abs(v.time().change());
  }

  private Row row(int position) {
    CaseVerdict v = document.verdicts().get(position);
    Names names = Names.of(v.id().benchmark(), v.id().params());
    details.add(detail(v, position));
    return new Row(
        names.name(),
        names.params(),
        names.place(),
        v.id().mode().label(),
        v.id().threads(),
        State.of(v),
        new Row.Compared(
            v.candidate(),
            Digits.of(v.time()),
            Digits.of(v.threshold()),
            Digits.of(v.baselineNanos()),
            Digits.of(v.candidateNanos()),
            v.baselineBytes() == null || v.candidateBytes() == null
                ? null
                : Digits.bytes(v.baselineBytes(), v.candidateBytes()),
            v.allocationVerdict() == null ? null : v.allocationVerdict().label(),
            v.couples()),
        null,
        null,
        List.of(),
        notes(v),
        broken(v.failure()),
        details.size() - 1);
  }

  static Row.@Nullable Broken broken(@Nullable Failure failure) {
    return failure == null
        ? null
        : new Row.Broken(
            failure.kind().label(), failure.cause(), failure.exception(), failure.stack());
  }

  private static List<String> notes(CaseVerdict v) {
    List<String> notes = new ArrayList<>();
    if (v.accepted() != null) {
      notes.add("accepted: " + v.accepted());
    }
    notes.addAll(v.notes());
    if (v.clock() == Clock.CPU) {
      notes.add("judged by CPU time: other work kept it from the processor");
    }
    if (v.allocationVerdict() == Verdict.SLOWER || v.allocationVerdict() == Verdict.FASTER) {
      notes.add(
          String.format(
              Locale.ROOT,
              "allocates %s: %.0f bytes per operation, %.0f before",
              v.allocationVerdict() == Verdict.SLOWER ? "more" : "less",
              v.candidateBytes(),
              v.baselineBytes()));
    }
    return notes;
  }

  private Detail detail(CaseVerdict v, int position) {
    SeriesOfForks series = new SeriesOfForks(thinning, v.id().threads());
    List<Detail.Pair> pairs =
        blocks.getOrDefault(position, List.of()).stream()
            .map(block -> pair(block, series))
            .toList();
    List<Detail.Fact> facts = new ArrayList<>();
    facts.add(new Detail.Fact("Machine time", Figures.duration(v.seconds())));
    if (v.warmupSeconds() != null) {
      facts.add(
          new Detail.Fact(
              "Warm-up", String.format(Locale.ROOT, "%.1f s of each fork", v.warmupSeconds())));
    }
    if (v.deviation() != null) {
      facts.add(
          new Detail.Fact(
              "Noise",
              String.format(
                  Locale.ROOT,
                  "blocks differ by %.2f %% (standard deviation)",
                  100 * v.deviation())));
    }
    if (v.plainSeconds() != null) {
      facts.add(
          new Detail.Fact(
              "Plain JMH would need",
              Figures.duration(v.plainSeconds()) + " for the same certainty"));
    }
    facts.addAll(profiled(position, v));
    return new Detail(
        pairs,
        List.of(),
        series.every(),
        series.jvms(),
        facts,
        List.of(
            new Detail.Fact("The whole comparison", Repeat.all(document.command())),
            new Detail.Fact(
                "Only this case: in the place of its pattern",
                Repeat.only(v.id().benchmark(), v.id().params()))));
  }

  private Detail.Pair pair(Block block, SeriesOfForks series) {
    return new Detail.Pair(
        block.couple() + 1,
        block.candidateFirst() ? "candidate" : "baseline",
        block.arrangement().label(),
        block.note(),
        block.failed() ? null : Digits.of(series.ratio(block.baseline(), block.candidate())),
        series.judged(block.baseline()),
        series.judged(block.candidate()));
  }

  private List<Detail.Fact> profiled(int position, CaseVerdict v) {
    return document.profiles().stream()
        .filter(profile -> profile.comparison() == position)
        .map(
            profile ->
                new Detail.Fact(
                    "Profile of " + (profile.candidate() ? v.candidate() : baseline()),
                    Profiled.of(profile.fork())))
        .toList();
  }

  private List<String> remarks() {
    List<String> remarks = new ArrayList<>();
    if (document.note() != null) {
      remarks.add(document.note());
    }
    document.arms().stream().map(PlannedArm::notes).flatMap(List::stream).forEach(remarks::add);
    remarks.addAll(document.notes());
    document.unpaired().forEach(line -> remarks.add("not compared: " + line));
    return remarks.stream().distinct().toList();
  }
}
