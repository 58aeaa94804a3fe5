/**
 * Pure functions over numbers: no I/O, no clock, no state, randomness from seeds that are passed
 * in.
 */
@NullMarked
package org.steelyard.stats;

import org.jspecify.annotations.NullMarked;
