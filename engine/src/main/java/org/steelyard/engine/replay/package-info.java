/**
 * Decisions on recorded forks instead of JVMs: how often is a design right, and what does it cost.
 */
@NullMarked
package org.steelyard.engine.replay;

import org.jspecify.annotations.NullMarked;
