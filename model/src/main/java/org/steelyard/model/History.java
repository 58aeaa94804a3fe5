package org.steelyard.model;

/**
 * What earlier comparisons on this machine say about the noise of a case.
 *
 * @param variance of the log ratios of its blocks
 * @param degrees of freedom of that
 */
public record History(double variance, int degrees) {}
