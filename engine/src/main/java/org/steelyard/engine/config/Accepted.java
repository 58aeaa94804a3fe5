package org.steelyard.engine.config;

import java.util.regex.Pattern;

/**
 * A regression that somebody decided to live with.
 *
 * @param match found anywhere in a case's label or in its benchmark's full name
 * @param reason why, for whoever reads the report; never blank
 */
public record Accepted(Pattern match, String reason) {}
