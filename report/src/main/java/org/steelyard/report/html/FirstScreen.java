package org.steelyard.report.html;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.steelyard.report.Report;

/**
 * What is seen before anything is clicked, with scripts or without.
 *
 * @param headline a sentence
 * @param counts how many cases became what; none with 0
 * @param worries what needs attention, the worst first
 */
record FirstScreen(String headline, List<Count> counts, List<Worry> worries) {
  /** Cases that became the same. */
  record Count(State state, long cases) {}

  static FirstScreen of(Report report, List<Section> sections) {
    // Where there are verdicts, they are what people came for.
    List<Section> main =
        sections.stream().anyMatch(s -> s.kind() == Section.Kind.COMPARISON)
            ? sections.stream().filter(s -> s.kind() == Section.Kind.COMPARISON).toList()
            : sections;
    List<Count> counts = new ArrayList<>();
    for (State state : State.values()) {
      long cases = main.stream().mapToLong(section -> section.count(state)).sum();
      if (cases > 0) {
        counts.add(new Count(state, cases));
      }
    }
    return new FirstScreen(headline(counts), counts, Worries.of(report, sections));
  }

  /** The news first; the counts beside it have the rest. */
  private static String headline(List<Count> counts) {
    long all = sum(counts, EnumSet.complementOf(EnumSet.of(State.CONTROL, State.CONTROL_ALARM)));
    if (all == 0) {
      return "No case was measured.";
    }
    List<String> news = new ArrayList<>();
    add(news, sum(counts, EnumSet.of(State.FAILED)), "failed");
    long broken = sum(counts, EnumSet.of(State.BROKEN));
    add(news, broken, broken == 1 ? "beats its bound" : "beat their bound");
    add(news, sum(counts, EnumSet.of(State.SLOWER, State.ALONE)), "slower");
    add(news, sum(counts, EnumSet.of(State.UNDECIDED)), "undecided");
    add(news, sum(counts, EnumSet.of(State.PARTLY, State.LEFT_OUT)), "not finished");
    add(news, sum(counts, EnumSet.of(State.FASTER)), "faster");
    for (Count count : counts) {
      if (count.cases() == all && count.state() != State.SAME && count.state() != State.MEASURED) {
        return (all == 1 ? "One case: " : "All " + all + " cases: ") + count.state().word() + ".";
      }
    }
    String cases = all == 1 ? "1 case" : all + " cases";
    if (news.isEmpty()) {
      return sum(counts, EnumSet.of(State.MEASURED)) == all
          ? cases + " measured."
          : "No difference that matters in " + cases + ".";
    }
    return "Of " + cases + ": " + String.join(", ", news) + ".";
  }

  private static void add(List<String> news, long cases, String what) {
    if (cases > 0) {
      news.add(cases + " " + what);
    }
  }

  private static long sum(List<Count> counts, Set<State> states) {
    return counts.stream()
        .filter(count -> states.contains(count.state()))
        .mapToLong(Count::cases)
        .sum();
  }

  /** For who cannot see the bar of counts. */
  String inWords() {
    return counts.stream()
        .map(c -> c.cases() + " " + c.state().word())
        .collect(Collectors.joining(", "));
  }
}
