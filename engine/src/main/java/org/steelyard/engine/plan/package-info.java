/** What is planned: which cases, how each is measured, in which order. */
@NullMarked
package org.steelyard.engine.plan;

import org.jspecify.annotations.NullMarked;
