/**
 * Maven coordinates to a class path, with the user's own Maven set-up.
 *
 * <p>Maven's classes are loaded only when something must be resolved anew; everything before that,
 * the parsing and the memory of earlier resolutions, does without them.
 */
@NullMarked
package org.steelyard.engine.maven;

import org.jspecify.annotations.NullMarked;
