package org.steelyard.engine.compare;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.arm.Across;
import org.steelyard.engine.arm.Methods;
import org.steelyard.engine.config.ProjectConfig;
import org.steelyard.engine.config.Threshold;
import org.steelyard.engine.plan.Request;
import org.steelyard.model.Case;
import org.steelyard.model.ComparisonSettings;
import org.steelyard.model.History;

/**
 * What a person wants to be compared, and how.
 *
 * @param request which benchmarks, with which flags
 * @param across makes the values of a parameter the arms; null for no
 * @param methods makes methods the arms; null for no
 * @param threshold of all cases; null leaves it to the project's file
 * @param project what the project's file says
 * @param settings how all cases are measured and decided
 * @param history noise of cases on this machine, by case
 * @param control whether the baseline is compared with itself, too
 * @param onlyControl whether nothing else is done, as in a calibration
 * @param mixedJmh whether arms may carry different versions of JMH
 */
public record ComparisonWish(
    List<String> command,
    Request request,
    @Nullable Across across,
    @Nullable Methods methods,
    @Nullable Threshold threshold,
    ProjectConfig project,
    ComparisonSettings settings,
    long seed,
    Map<Case, History> history,
    boolean control,
    boolean onlyControl,
    boolean mixedJmh) {}
