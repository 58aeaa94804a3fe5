package org.steelyard.model;

/** A number and its unit, as JMH gives them. */
public record Score(double value, String unit) {}
