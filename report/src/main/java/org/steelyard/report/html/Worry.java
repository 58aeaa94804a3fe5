package org.steelyard.report.html;

/**
 * Something that needs attention.
 *
 * @param state that it looks like
 * @param subject case or file; empty where it concerns everything
 * @param text what is wrong with it
 * @param link id of the case's row; empty without
 */
record Worry(State state, String subject, String text, String link) {}
