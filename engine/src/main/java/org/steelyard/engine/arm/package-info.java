/**
 * What is measured against what: from the words that name the arms of a comparison to class paths,
 * and from their cases to pairs.
 */
@NullMarked
package org.steelyard.engine.arm;

import org.jspecify.annotations.NullMarked;
