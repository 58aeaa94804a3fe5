package org.steelyard.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is measured: one class path with a BenchmarkList.
 *
 * @param name as a person wrote it
 * @param classPath absolute paths, in order
 * @param jmh version of the JMH on it
 * @param launcherFlags for classes of benchmarks: JVM flags that their author hands to JMH in code
 *     of his own, which runs only under that launcher
 * @param baselines for benchmarks: what their author says they are held against
 */
public record Target(
    String name,
    List<Fingerprint> classPath,
    @Nullable String jmh,
    Map<String, List<String>> launcherFlags,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, BaselineMark> baselines) {
  public Target {
    launcherFlags = launcherFlags == null ? Map.of() : launcherFlags;
    baselines = baselines == null ? Map.of() : baselines;
  }

  /** One whose author says nothing of baselines. */
  public Target(
      String name,
      List<Fingerprint> classPath,
      @Nullable String jmh,
      Map<String, List<String>> launcherFlags) {
    this(name, classPath, jmh, launcherFlags, Map.of());
  }

  /** This target as it may be written down: what looks like a secret in a flag is masked. */
  Target masked() {
    Map<String, List<String>> masked = new LinkedHashMap<>();
    launcherFlags.forEach((type, flags) -> masked.put(type, Secrets.mask(flags)));
    return new Target(name, classPath, jmh, masked, baselines);
  }
}
