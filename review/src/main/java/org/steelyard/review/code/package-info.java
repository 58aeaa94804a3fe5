/** What a rule can know about code: where values come from and go to, loops, effects of calls. */
@NullMarked
package org.steelyard.review.code;

import org.jspecify.annotations.NullMarked;
