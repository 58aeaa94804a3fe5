/** What follows from several results taken together. */
@NullMarked
package org.steelyard.report.conclude;

import org.jspecify.annotations.NullMarked;
