package org.steelyard.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What was found out about one case of one arm.
 *
 * @param id the case without what differs between the arms
 * @param candidate name of the arm that is judged
 * @param control whether the baseline was compared with itself
 * @param threshold smallest effect that matters: 0.05 for 5 %
 * @param accepted why a regression of this case is accepted, null when it is not
 * @param verdict on the time per operation
 * @param time effect on the time per operation; null without two blocks
 * @param clock what it was measured by
 * @param baselineNanos time per operation of the baseline, median of its forks; null when unknown
 * @param candidateNanos the same of the candidate
 * @param allocationVerdict on the bytes allocated per operation, {@code SLOWER} for more; null
 *     where nobody told
 * @param allocation effect on them; null where nothing is allocated in one of the arms
 * @param baselineBytes allocated per operation, median of the forks
 * @param candidateBytes the same of the candidate
 * @param couples whole ones that the verdict rests on
 * @param seconds of machine time that the case took, pilots and starts of JVMs included
 * @param warmupSeconds at the beginning of each fork; null while it is not known
 * @param deviation standard deviation of a block's log ratio; null without two blocks
 * @param plainSeconds machine time that plain JMH, with its default settings and one arm after the
 *     other, would need for the same standard error, by the spread of the forks; null without two
 *     blocks
 * @param failure of the arm that could not be measured
 * @param holds whether it is a regression that also counts with the number of cases taken into
 *     account
 * @param notes what must be shown with the verdict
 */
public record CaseVerdict(
    Case id,
    String candidate,
    boolean control,
    double threshold,
    @Nullable String accepted,
    Verdict verdict,
    @Nullable Effect time,
    Clock clock,
    @Nullable Double baselineNanos,
    @Nullable Double candidateNanos,
    @Nullable Verdict allocationVerdict,
    @Nullable Effect allocation,
    @Nullable Double baselineBytes,
    @Nullable Double candidateBytes,
    int couples,
    double seconds,
    @Nullable Double warmupSeconds,
    @Nullable Double deviation,
    @Nullable Double plainSeconds,
    @Nullable Failure failure,
    boolean holds,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> notes) {}
