/** Carries out a plan and keeps its journal. */
@NullMarked
package org.steelyard.engine.run;

import org.jspecify.annotations.NullMarked;
