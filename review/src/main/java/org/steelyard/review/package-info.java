/** Reviews benchmarks: findings with their place, what they do to the number, and the fix. */
@NullMarked
package org.steelyard.review;

import org.jspecify.annotations.NullMarked;
