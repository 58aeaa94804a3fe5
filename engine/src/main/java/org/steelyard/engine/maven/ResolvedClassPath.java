package org.steelyard.engine.maven;

import java.nio.file.Path;
import java.util.List;

/**
 * What the resolver found.
 *
 * @param moving whether the same question may have another answer tomorrow, because a snapshot or a
 *     version range is in it
 */
record ResolvedClassPath(List<Path> paths, boolean moving) {}
