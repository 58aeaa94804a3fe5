package org.steelyard.cli.serve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.steelyard.engine.run.RunFolder;

/** The runs directly below a folder, and nothing else of the disk. */
final class RunFolders {
  private final Path root;

  RunFolders(Path root) {
    this.root = root;
  }

  Path root() {
    return root;
  }

  /** Those that are there now. */
  List<Path> all() throws IOException {
    try (Stream<Path> below = Files.list(root)) {
      return below
          .filter(path -> Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS))
          .filter(RunFolders::isRun)
          .sorted()
          .toList();
    }
  }

  /** The run of that name. A name is only compared, never made a path: no name leads elsewhere. */
  Optional<Path> named(String name) throws IOException {
    return all().stream().filter(path -> path.getFileName().toString().equals(name)).findFirst();
  }

  private static boolean isRun(Path path) {
    RunFolder folder = new RunFolder(path);
    return Files.isRegularFile(folder.journal()) || Files.isRegularFile(folder.document());
  }
}
