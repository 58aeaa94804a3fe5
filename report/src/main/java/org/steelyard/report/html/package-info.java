/** The page: one file that opens anywhere and asks nobody for anything. */
@NullMarked
package org.steelyard.report.html;

import org.jspecify.annotations.NullMarked;
