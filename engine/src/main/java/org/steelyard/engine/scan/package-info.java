/** What the class files of a target tell without being loaded. */
@NullMarked
package org.steelyard.engine.scan;

import org.jspecify.annotations.NullMarked;
