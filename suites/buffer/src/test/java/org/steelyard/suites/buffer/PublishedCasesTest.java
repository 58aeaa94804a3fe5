package org.steelyard.suites.buffer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.BenchmarkListEntry;

class PublishedCasesTest {

  private static final Pattern ROW =
      Pattern.compile("ByteBufAllocatorBenchmark\\.(\\w+?)_\\d_(\\d+)\\s+thrpt\\s+20\\s.*ops/ms$");

  @Test
  void publishedCasesAreThoseOfTheAuthorsTable() throws IOException {
    Set<String> table = new TreeSet<>();
    for (String line : lines("/published-table.txt")) {
      Matcher row = ROW.matcher(line);
      if (row.find()) {
        table.add(row.group(1) + " " + row.group(2));
      }
    }

    Set<String> published = new TreeSet<>();
    for (String line : publishedSets()) {
      String[] regexAndSizes = line.split(" size=");
      for (BenchmarkListEntry entry : BenchmarkCases.matching(regexAndSizes[0])) {
        // The file names all the values that the benchmark has, in its order.
        assertThat(regexAndSizes[1].split(",")).isEqualTo(entry.getParams().get().get("size"));
        for (String size : regexAndSizes[1].split(",")) {
          published.add(entry.getUsername().replaceFirst(".*\\.", "") + " " + size);
        }
      }
    }

    assertThat(table).hasSize(24);
    assertThat(published).isEqualTo(table);
  }

  @Test
  void publishedCasesRunAsTheirAuthorsRanThem() throws IOException {
    for (String line : publishedSets()) {
      for (BenchmarkListEntry entry : BenchmarkCases.matching(line.split(" ")[0])) {
        assertThat(entry.getMode()).isEqualTo(Mode.Throughput);
        assertThat(entry.getTimeUnit().get()).hasToString("MILLISECONDS");
        assertThat(entry.getForks().get()).isEqualTo(2);
        assertThat(entry.getWarmupIterations().get()).isEqualTo(10);
        assertThat(entry.getWarmupTime().get()).hasToString("1 s");
        assertThat(entry.getMeasurementIterations().get()).isEqualTo(10);
        assertThat(entry.getMeasurementTime().get()).hasToString("1 s");
        assertThat(entry.getJvmArgs().get())
            .contains("-Xms768m", "-Xmx768m", "-XX:MaxDirectMemorySize=768m");
        assertThat(entry.getJvmArgsAppend().get())
            .contains(
                "-Dio.netty.leakDetection.level=disabled",
                "-Djmh.executor=CUSTOM",
                "-Djmh.executor.class=" + FastThreadLocalExecutor.class.getName());
      }
    }
  }

  @Test
  void plainThreadFormsDifferOnlyInTheirThreads() {
    List<BenchmarkListEntry> plain = BenchmarkCases.matching("PlainThreadBenchmark");

    assertThat(plain).hasSize(9); // 4 published + 3 with live buffers + 2 concurrent
    for (BenchmarkListEntry entry : plain) {
      String name = entry.getUsername().replace("PlainThread", "");
      BenchmarkListEntry cached = BenchmarkCases.matching("^" + Pattern.quote(name) + "$").get(0);
      assertThat(entry.getJvmArgsAppend().get())
          .containsExactly("-Dio.netty.leakDetection.level=disabled");
      assertThat(cached.getJvmArgsAppend().get())
          .contains("-Dio.netty.leakDetection.level=disabled", "-Djmh.executor=CUSTOM");
      assertThat(entry.getJvmArgs().get()).isEqualTo(cached.getJvmArgs().get());
      assertThat(entry.getForks().get()).isEqualTo(cached.getForks().get());
      assertThat(entry.getThreads()).hasToString(cached.getThreads().toString());
    }
  }

  private static List<String> publishedSets() throws IOException {
    List<String> sets =
        lines("/META-INF/steelyard/published").stream()
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .toList();
    assertThat(sets).isNotEmpty();
    return sets;
  }

  private static List<String> lines(String resource) throws IOException {
    try (InputStream in = PublishedCasesTest.class.getResourceAsStream(resource)) {
      return new String(in.readAllBytes(), UTF_8).lines().toList();
    }
  }
}
