package org.steelyard.engine.config;

import java.util.regex.Pattern;

/**
 * A threshold for some cases.
 *
 * @param match found anywhere in a case's label or in its benchmark's full name
 */
public record CaseThreshold(Pattern match, Threshold threshold) {}
