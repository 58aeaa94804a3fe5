package org.steelyard.model;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A line of a run's journal. What is in the journal has happened. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(value = JournalEntry.Header.class, name = "header"),
  @JsonSubTypes.Type(value = JournalEntry.ComparisonHeader.class, name = "comparison"),
  @JsonSubTypes.Type(value = JournalEntry.ForkDone.class, name = "fork"),
  @JsonSubTypes.Type(value = JournalEntry.BlockDone.class, name = "block"),
  @JsonSubTypes.Type(value = JournalEntry.ProfileDone.class, name = "profile"),
  @JsonSubTypes.Type(value = JournalEntry.Resumed.class, name = "resumed"),
  @JsonSubTypes.Type(value = JournalEntry.Ended.class, name = "ended")
})
public sealed interface JournalEntry {

  /**
   * The first line.
   *
   * @param format of this journal; a reader refuses a larger number than it knows
   * @param steelyard version that wrote it
   */
  record Header(int format, String steelyard, Instant started, Environment environment, Plan plan)
      implements JournalEntry {
    public static final int FORMAT = 1;
  }

  /** A fork has ended, well or not. */
  record ForkDone(Fork fork) implements JournalEntry {}

  /** The run went on after it had been cut off. */
  record Resumed(Instant at) implements JournalEntry {}

  /**
   * The run has ended.
   *
   * @param state why
   * @param note for people, such as what a budget left out
   */
  record Ended(Instant at, RunState state, @Nullable String note) implements JournalEntry {}

  /** The first entry of a comparison: everything that is needed to go on with it. */
  record ComparisonHeader(
      int format, String steelyard, Instant started, Environment environment, ComparisonPlan plan)
      implements JournalEntry {}

  /** A block that is done, failed or not. */
  record BlockDone(Block block) implements JournalEntry {}

  /** A fork with profilers, which no decision uses, is done. */
  record ProfileDone(Profile profile) implements JournalEntry {}
}
