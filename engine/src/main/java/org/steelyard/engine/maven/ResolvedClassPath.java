package org.steelyard.engine.maven;

import java.nio.file.Path;
import java.util.List;

/**
 * What the resolver found.
 *
 * @param moving whether the same question may have another answer tomorrow, because a snapshot or a
 *     version range is in it
 */
record ResolvedClassPath(List<Library> libraries, boolean moving) {
  List<Path> paths() {
    return libraries.stream().map(Library::path).toList();
  }
}
