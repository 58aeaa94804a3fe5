/** Makes fixed twins of classes: the same code without what a rule has found. */
@NullMarked
package org.steelyard.review.rewrite;

import org.jspecify.annotations.NullMarked;
