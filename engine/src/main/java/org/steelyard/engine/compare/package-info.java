/** Comparing arms: which block is next, what all blocks so far say, and when it is enough. */
@NullMarked
package org.steelyard.engine.compare;

import org.jspecify.annotations.NullMarked;
