/** What a project says about itself in its {@code steelyard.toml}. */
@NullMarked
package org.steelyard.engine.config;

import org.jspecify.annotations.NullMarked;
