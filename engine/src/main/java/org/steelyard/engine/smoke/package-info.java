/** Whether every benchmark still runs, at a fraction of the time that measuring takes. */
@NullMarked
package org.steelyard.engine.smoke;

import org.jspecify.annotations.NullMarked;
