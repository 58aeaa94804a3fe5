/** Makes forks, really or by a script, and says what became of each. */
@NullMarked
package org.steelyard.engine.launch;

import org.jspecify.annotations.NullMarked;
