/** From a journal to the run document: estimates and warnings. */
@NullMarked
package org.steelyard.engine.summary;

import org.jspecify.annotations.NullMarked;
