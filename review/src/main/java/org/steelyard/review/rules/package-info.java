/** The rules, a class each. */
@NullMarked
package org.steelyard.review.rules;

import org.jspecify.annotations.NullMarked;
