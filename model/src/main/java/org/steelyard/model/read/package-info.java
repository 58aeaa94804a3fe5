/**
 * Reads what people have: JMH's JSON and CSV, pasted tables, run logs. Nothing that can be read is
 * lost because something beside it cannot: what is broken becomes a problem with file and line.
 */
@NullMarked
package org.steelyard.model.read;

import org.jspecify.annotations.NullMarked;
