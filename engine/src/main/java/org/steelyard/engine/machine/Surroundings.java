package org.steelyard.engine.machine;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Environment;
import org.steelyard.model.Secrets;

/** Reads what machine this is, and which commit is checked out. */
public final class Surroundings {
  private static final List<String> JVM_VARIABLES =
      List.of(
          "JAVA_TOOL_OPTIONS",
          "JDK_JAVA_OPTIONS",
          "_JAVA_OPTIONS",
          "LD_PRELOAD",
          "MALLOC_ARENA_MAX");

  /** Where runs are kept by default; that an earlier run lies there is no change of the tree. */
  public static final String RUNS = "steelyard-runs";

  private Surroundings() {}

  /**
   * @param folder whose git state is recorded
   */
  public static Environment read(Path folder) {
    @Nullable String status = git(folder, "status", "--porcelain", "--", ":/", ":(exclude)" + RUNS);
    @Nullable String cpuInfo = file(Path.of("/proc/cpuinfo"));
    return new Environment(
        value(cpuInfo, "model name"),
        Runtime.getRuntime().availableProcessors(),
        memory(),
        System.getProperty("os.name") + " " + System.getProperty("os.version"),
        System.getProperty("os.arch"),
        cpuInfo == null ? null : (" " + value(cpuInfo, "flags") + " ").contains(" hypervisor "),
        System.getProperty("java.vm.name") + " " + System.getProperty("java.runtime.version"),
        git(folder, "rev-parse", "HEAD"),
        status == null ? null : status.isEmpty(),
        variables());
  }

  private static Map<String, String> variables() {
    Map<String, String> set = new TreeMap<>();
    for (String name : JVM_VARIABLES) {
      String value = System.getenv(name);
      if (value != null) {
        set.put(name, Secrets.mask(name, value));
      }
    }
    return set;
  }

  private static @Nullable Long memory() {
    return ManagementFactory.getOperatingSystemMXBean()
            instanceof com.sun.management.OperatingSystemMXBean system
        ? system.getTotalMemorySize()
        : null;
  }

  private static @Nullable String value(@Nullable String cpuInfo, String key) {
    return cpuInfo == null
        ? null
        : cpuInfo
            .lines()
            .filter(l -> l.startsWith(key) && l.contains(":"))
            .findFirst()
            .map(l -> l.substring(l.indexOf(':') + 1).strip())
            .orElse(null);
  }

  private static @Nullable String file(Path path) {
    try {
      return Files.readString(path);
    } catch (IOException notLinux) {
      return null;
    }
  }

  private static @Nullable String git(Path folder, String... command) {
    try {
      List<String> line = new java.util.ArrayList<>(List.of("git", "-C", folder.toString()));
      line.addAll(List.of(command));
      Process git = new ProcessBuilder(line).redirectError(ProcessBuilder.Redirect.DISCARD).start();
      git.getOutputStream().close();
      String said = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      return git.waitFor(10, TimeUnit.SECONDS) && git.exitValue() == 0 ? said : null;
    } catch (IOException noGit) {
      return null;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return null;
    }
  }
}
