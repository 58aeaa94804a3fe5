/** What this machine is and does. */
@NullMarked
package org.steelyard.engine.machine;

import org.jspecify.annotations.NullMarked;
