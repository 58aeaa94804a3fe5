package org.steelyard.model.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.steelyard.model.Mode;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable;

/** Seven tables as their authors published them: every row is read. */
class SeedTablesTest {
  private static final Path TABLES = Path.of("../../shared/data/seed-tables");

  private static ResultTable read(String name) throws IOException {
    Path file = TABLES.resolve(name);
    assumeTrue(Files.exists(file), "no recorded tables in ../shared/data/seed-tables");
    return ResultFile.read(name, file);
  }

  @ParameterizedTest
  @CsvSource({
    "netty-allocator.txt,24",
    "alluxio-grpc-executor.txt,20",
    "alluxio-rpc-utils.txt,12",
    "jetty-machine-1-clear.txt,12",
    "jetty-machine-2-constant-gap.txt,12",
    "jetty-machine-3-proportional-gap.txt,12",
    "netty-allocator-run-log.txt,1"
  })
  void everyRowIsRead(String name, int rows) throws IOException {
    ResultTable table = read(name);
    assertThat(table.problems()).isEmpty();
    assertThat(table.rows()).hasSize(rows);
    assertThat(table.rows()).allMatch(r -> !r.unit().isEmpty());
  }

  @Test
  void oldColumnNamesAreThoseOfToday() throws IOException {
    ResultRow row = read("netty-allocator.txt").rows().get(3);
    assertThat(row.benchmark())
        .isEqualTo("i.n.m.b.ByteBufAllocatorBenchmark.pooledDirectAllocAndFree_4_4096");
    assertThat(row.samples()).isEqualTo(20);
    assertThat(row.score()).isEqualTo(5545.538);
    assertThat(row.error()).isEqualTo(1279.721);
    assertThat(row.mode()).isEqualTo(Mode.THROUGHPUT);
    assertThat(row.unit()).isEqualTo("ops/ms");
  }

  @Test
  void missingColumnsLeaveTheParametersApart() throws IOException {
    ResultRow row = read("alluxio-grpc-executor.txt").rows().get(13);
    assertThat(row.params()).isEqualTo(Map.of("mExecutorFlavor", "FJP", "mNumCoreThreads", "32"));
    assertThat(row.score()).isEqualTo(5748.888);
    assertThat(row.error()).isEqualTo(1038.407);
    assertThat(row.mode()).isEqualTo(Mode.THROUGHPUT);
    assertThat(row.samples()).isNull();
  }

  @Test
  void magnitudesAreApproximate() throws IOException {
    ResultRow row = read("jetty-machine-1-clear.txt").rows().get(0);
    assertThat(row.approximate()).isTrue();
    assertThat(row.score()).isEqualTo(1e-6);
    assertThat(row.error()).isNull();
    assertThat(row.samples()).isEqualTo(25);
    assertThat(row.params()).isEqualTo(Map.of("size", "10000000"));
  }

  @Test
  void damagedMagnitudeIsBelowAllThatJmhPrintsExactly() throws IOException {
    ResultTable table = read("jetty-machine-3-proportional-gap.txt");
    assertThat(table.rows().get(1).approximate()).isTrue();
    assertThat(table.rows().get(1).score()).isLessThan(0.0005).isGreaterThan(0.000499);
    assertThat(table.rows().get(11).score()).isEqualTo(54.949);
    assertThat(table.rows().get(11).error()).isEqualTo(0.247);
  }

  @Test
  void runLogGivesItsIterations() throws IOException {
    ResultRow row = read("netty-allocator-run-log.txt").rows().get(0);
    assertThat(row.benchmark())
        .isEqualTo(
            "io.netty.microbench.buffer.ByteBufAllocatorBenchmark.pooledDirectAllocAndFree_1_0");
    assertThat(row.score()).isEqualTo(11650.238);
    assertThat(row.error()).isEqualTo(229.698);
    assertThat(row.samples()).isEqualTo(10);
    assertThat(row.threads()).isEqualTo(1);
    assertThat(row.unit()).isEqualTo("ops/ms");
    assertThat(row.forks()).hasSize(1);
    assertThat(row.forks().get(0)).hasSize(10).startsWith(11633.877).endsWith(11769.986);
  }
}
