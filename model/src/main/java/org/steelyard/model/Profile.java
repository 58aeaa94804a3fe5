package org.steelyard.model;

/**
 * What profilers say of one arm of a comparison, from a fork of its own.
 *
 * @param comparison position of the comparison in the plan
 * @param candidate whether it is the arm that is judged; else the baseline
 * @param fork with the profilers' results among its secondary ones
 */
public record Profile(int comparison, boolean candidate, Fork fork) {}
