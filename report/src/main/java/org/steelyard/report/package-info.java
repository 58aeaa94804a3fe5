/** One format a class: what was measured, as people and programs read it. */
@NullMarked
package org.steelyard.report;

import org.jspecify.annotations.NullMarked;
