/** The benchmarks that a class path declares. */
@NullMarked
package org.steelyard.engine.catalog;

import org.jspecify.annotations.NullMarked;
