package org.steelyard.engine.arm;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** A git repository whose build takes no compiler: its sources are jars already. */
final class SmallRepository {
  /**
   * Puts {@code library} and {@code bench/source} into {@code out/bench.jar}, and counts itself.
   */
  static final String BUILD = "sh build.sh";

  final Path root;
  final Path counter;

  private SmallRepository(Path root, Path counter) {
    this.root = root;
    this.counter = counter;
  }

  /** Skips the test where there is no git. */
  static SmallRepository in(Path temp) throws Exception {
    assumeTrue(hasGit(), "git is not installed");
    Path root = Files.createDirectories(temp.resolve("project")).toRealPath();
    SmallRepository repository = new SmallRepository(root, temp.resolve("counter"));
    Files.createFile(repository.counter);
    repository.git("init", "-q", "-b", "main");
    repository.git("config", "user.email", "test@example.org");
    repository.git("config", "user.name", "test");
    repository.git("config", "commit.gpgsign", "false");
    repository.write(
        "build.sh",
        "echo built >> '" + repository.counter + "'\nmkdir -p out\ncp bench.zip out/bench.jar\n");
    return repository;
  }

  private static boolean hasGit() {
    try {
      return new ProcessBuilder("git", "--version").start().waitFor() == 0;
    } catch (IOException | InterruptedException e) {
      return false;
    }
  }

  void write(String path, String text) throws IOException {
    Path file = root.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  /** A jar that looks as if it ran by itself, and says what it is. */
  void writeJar(String path, String says) throws IOException {
    Path file = root.resolve(path);
    Files.createDirectories(file.getParent());
    zip(
        file,
        "META-INF/BenchmarkList",
        "",
        "org/openjdk/jmh/runner/Runner.class",
        "",
        "says",
        says);
  }

  static void zip(Path file, String... namesAndTexts) throws IOException {
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      for (int i = 0; i < namesAndTexts.length; i += 2) {
        zip.putNextEntry(new ZipEntry(namesAndTexts[i]));
        zip.write(namesAndTexts[i + 1].getBytes());
      }
    }
  }

  static String said(Path jar) throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      return new String(zip.getInputStream(zip.getEntry("says")).readAllBytes());
    }
  }

  void commit() throws Exception {
    git("add", "-A");
    git("commit", "-q", "-m", "next");
  }

  String git(String... arguments) throws Exception {
    List<String> line = new ArrayList<>(List.of("git", "-C", root.toString()));
    line.addAll(List.of(arguments));
    Process process = new ProcessBuilder(line).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes());
    if (process.waitFor() != 0) {
      throw new IOException(line + ": " + output);
    }
    return output;
  }

  int builds() throws IOException {
    return Files.readAllLines(counter).size();
  }
}
