package org.steelyard.model;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a comparison comes to, described by {@code comparison.schema.json} beside this class; the
 * blocks themselves stay in the journal.
 *
 * @param format of this document
 * @param kind always {@code comparison}
 * @param steelyard version that wrote it
 * @param state how it ended
 * @param note what was not done, null when everything was
 * @param verdicts one for each planned comparison, in the order of the plan
 * @param profiles of extra forks, where profilers were asked for
 */
public record ComparisonDocument(
    int format,
    String kind,
    String steelyard,
    RunState state,
    Instant started,
    @Nullable Instant ended,
    @Nullable String note,
    List<String> command,
    long seed,
    Environment environment,
    List<PlannedArm> arms,
    List<String> unpaired,
    List<String> notes,
    List<CaseVerdict> verdicts,
    List<Profile> profiles) {
  public static final int FORMAT = 1;
  public static final String KIND = "comparison";
}
