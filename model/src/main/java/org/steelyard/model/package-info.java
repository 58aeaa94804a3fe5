/**
 * The records that travel: benchmarks, cases, forks, the journal and the run document. Times are in
 * nanoseconds unless a name says otherwise; an absent value is null, never a magic number.
 */
@NullMarked
package org.steelyard.model;

import org.jspecify.annotations.NullMarked;
