/** What is to be measured, from what a person writes to a class path that is known to be whole. */
@NullMarked
package org.steelyard.engine.target;

import org.jspecify.annotations.NullMarked;
