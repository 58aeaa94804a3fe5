package org.steelyard.model;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * One fork of each of two arms for one case, measured together. Two blocks that mirror each other
 * are a couple: each arm takes the first turn once.
 *
 * @param comparison position of the comparison in the plan
 * @param couple 0 for the first
 * @param half 0 or 1, which of the two blocks of its couple
 * @param candidateFirst whether the candidate had the first turn
 * @param arrangement how the forks shared the machine
 * @param note why it was not as planned, or what disturbed it; null for nothing
 * @param baseline its fork
 * @param candidate its fork; as many iterations as the baseline, unless one failed
 */
public record Block(
    int comparison,
    int couple,
    int half,
    boolean candidateFirst,
    Arrangement arrangement,
    @Nullable String note,
    Fork baseline,
    Fork candidate) {

  /** How the forks of a block share the machine. */
  public enum Arrangement {
    /** Both alive, iterations in turn: they see the same machine. */
    TURNS,
    /** Both at work at the same time, on processors of their own. */
    DUET,
    /** One after the other. */
    SEQUENTIAL;

    @JsonValue
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** The same block as part of another couple. */
  public Block inCouple(int number) {
    return new Block(
        comparison, number, half, candidateFirst, arrangement, note, baseline, candidate);
  }

  @JsonIgnore
  public List<Fork> forks() {
    return List.of(baseline, candidate);
  }

  /** Time that the machine was busy with it: forks that are alive together share it. */
  @JsonIgnore
  public double machineSeconds() {
    return arrangement == Arrangement.SEQUENTIAL
        ? baseline.seconds() + candidate.seconds()
        : Math.max(baseline.seconds(), candidate.seconds());
  }

  /** Whether one of its forks failed, so that nothing can be compared. */
  @JsonIgnore
  public boolean failed() {
    return baseline.failed() || candidate.failed();
  }
}
