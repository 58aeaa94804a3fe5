/** The command line: one class a command, reading like a table of contents. */
@NullMarked
package org.steelyard.cli;

import org.jspecify.annotations.NullMarked;
