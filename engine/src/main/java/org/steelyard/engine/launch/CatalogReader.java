package org.steelyard.engine.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.steelyard.agent.protocol.Message;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.catalog.Catalog;
import org.steelyard.model.Benchmark;
import org.steelyard.model.Mode;
import org.steelyard.model.Settings;

/** Asks a host what benchmarks there are: the JMH of the class path reads its own list. */
public final class CatalogReader {
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(60);
  private static final String ALL_MODES = "all";

  private CatalogReader() {}

  /**
   * @throws EngineException when no JVM comes up, the class path carries no JMH, or its list cannot
   *     be read
   */
  public static Catalog read(HostCommand command) throws EngineException {
    Path folder = null;
    try {
      folder = Files.createTempDirectory("steelyard-list");
      try (Reception reception = new Reception();
          HostProcess host =
              HostProcess.start(command.quick(), reception, folder, folder.resolve("host.log"))) {
        host.send(Message.of("list").build());
        return receive(host, folder.resolve("host.log"));
      }
    } catch (IOException e) {
      throw new EngineException("cannot ask for the list of benchmarks: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new EngineException("interrupted", e);
    } finally {
      if (folder != null) {
        Scratch.delete(folder);
      }
    }
  }

  private static Catalog receive(HostProcess host, Path output)
      throws EngineException, InterruptedException {
    List<Benchmark> benchmarks = new ArrayList<>();
    while (true) {
      Message message = host.poll(PATIENCE);
      if (message == null) {
        throw new EngineException("the host did not list its benchmarks within 60 s");
      }
      switch (message.verb()) {
        case "benchmark" -> benchmarks.addAll(benchmarks(message));
        case "end" -> {
          return new Catalog(benchmarks, message.get("jmh", null));
        }
        case "failed" -> throw failure(message);
        default -> {
          String said = ForkLog.read(output).complaint();
          throw new EngineException(
              "the host ended while it listed its benchmarks" + (said == null ? "" : ": " + said));
        }
      }
    }
  }

  private static EngineException failure(Message failed) {
    String exception = failed.get("exception", "");
    String said = failed.get("message", "");
    if (exception.endsWith("NoClassDefFoundError")
        || exception.endsWith("ClassNotFoundException")) {
      return new EngineException(
          "the class path carries no JMH, or not all of it: "
              + said
              + " is missing. Add jmh-core with its dependencies (jopt-simple, commons-math3), or"
              + " name the target by Maven coordinates.");
    }
    return new EngineException(
        "JMH cannot read the list of benchmarks: "
            + said
            + ". The jar is damaged, or was built with another JMH than it carries; build it"
            + " anew.");
  }

  /** A method annotated with {@code Mode.All} stands in the list once. */
  private static List<Benchmark> benchmarks(Message m) {
    List<Mode> modes =
        m.get("mode").equalsIgnoreCase(ALL_MODES)
            ? List.of(Mode.values())
            : List.of(Mode.ofLabel(m.get("mode")));
    Map<String, List<String>> params = new LinkedHashMap<>();
    for (int i = 0; m.has("param." + i); i++) {
      params.put(m.get("param." + i), m.list("param." + i + ".value"));
    }
    return modes.stream()
        .map(mode -> new Benchmark(m.get("name"), m.get("class"), mode, params, declared(m)))
        .toList();
  }

  private static Settings declared(Message m) {
    List<Integer> groups = m.list("group").stream().map(Integer::valueOf).toList();
    return Settings.builder()
        .forks(integer(m, "forks"))
        .warmupForks(integer(m, "warmupForks"))
        .warmupIterations(integer(m, "warmupIterations"))
        .warmupNanos(number(m, "warmupTime"))
        .warmupBatchSize(integer(m, "warmupBatchSize"))
        .iterations(integer(m, "iterations"))
        .nanos(number(m, "time"))
        .batchSize(integer(m, "batchSize"))
        .threads(integer(m, "threads"))
        .threadGroups(groups)
        .timeUnit(m.has("timeUnit") ? TimeUnit.valueOf(m.get("timeUnit")) : null)
        .operationsPerInvocation(integer(m, "operationsPerInvocation"))
        .timeoutNanos(number(m, "timeout"))
        .jvm(m.get("jvm", null))
        .jvmArgs(args(m, "jvmArgs"))
        .jvmArgsPrepend(args(m, "jvmArgsPrepend"))
        .jvmArgsAppend(args(m, "jvmArgsAppend"))
        .build();
  }

  private static @Nullable Integer integer(Message m, String field) {
    return m.has(field) ? (int) m.getLong(field, 0) : null;
  }

  private static @Nullable Long number(Message m, String field) {
    return m.has(field) ? m.getLong(field, 0) : null;
  }

  private static @Nullable List<String> args(Message m, String field) {
    return m.has(field) ? m.list(field) : null;
  }
}
