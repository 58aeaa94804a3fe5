package org.steelyard.engine.plan;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Effort;
import org.steelyard.model.Mode;
import org.steelyard.model.Settings;

/**
 * What a person asks for.
 *
 * @param includes regular expressions, found anywhere in a benchmark's name; none means all
 * @param excludes the same, for what is not to run
 * @param flags what JMH's flags set
 * @param params values for parameters, by name
 * @param modes modes instead of those of the annotations; none leaves these
 * @param effort an effort that was asked for by name; null leaves it to the annotations and the
 *     default
 * @param everyCase all cases, not only the published ones or, in a smoke run, the first
 */
public record Request(
    List<String> includes,
    List<String> excludes,
    Settings flags,
    Map<String, List<String>> params,
    List<Mode> modes,
    @Nullable Effort effort,
    boolean everyCase) {}
