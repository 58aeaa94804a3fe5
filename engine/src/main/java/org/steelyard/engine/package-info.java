/** Plans, schedules, launches and records; the errors that people see. */
@NullMarked
package org.steelyard.engine;

import org.jspecify.annotations.NullMarked;
