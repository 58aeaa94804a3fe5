/** Formats of a whole report: each a class, each makes one text of it and looks nothing up. */
@NullMarked
package org.steelyard.report.format;

import org.jspecify.annotations.NullMarked;
