package org.steelyard.report.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.steelyard.report.Report;

class GoBenchmarksTest {
  @TempDir Path folder;

  private static String text(Report report) {
    return new GoBenchmarks().of(report);
  }

  /** Where Go puts what it installs, and the path. */
  private static Optional<Path> benchstat() {
    String home = System.getProperty("user.home");
    String go = System.getenv().getOrDefault("GOPATH", home + "/go");
    String path = System.getenv().getOrDefault("PATH", "");
    return Stream.concat(Stream.of(path.split(File.pathSeparator)), Stream.of(go + "/bin"))
        .flatMap(dir -> Stream.of(Path.of(dir, "benchstat"), Path.of(dir, "benchstat.exe")))
        .filter(Files::isExecutable)
        .findFirst();
  }

  private String benchstat(String... arguments) throws IOException, InterruptedException {
    Optional<Path> tool = benchstat();
    assumeTrue(
        tool.isPresent(),
        "benchstat is not on the path: go install golang.org/x/perf/cmd/benchstat@latest");
    List<String> command = new ArrayList<>(List.of(tool.get().toString()));
    command.addAll(List.of(arguments));
    Process process =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("output").toFile())
            .start();
    assertThat(process.waitFor()).isZero();
    return Files.readString(folder.resolve("output"));
  }

  @Test
  void benchstatComparesTheArms() throws Exception {
    Files.writeString(folder.resolve("report.txt"), text(ComparedReport.report()));

    assertThat(benchstat("-col", "arm", "report.txt"))
        .containsPattern("CodecBenchmark\\.decode/size=64.*100\\.0n.*105\\.1n.*\\+5\\.12% \\(p=")
        .containsPattern("CodecBenchmark\\.copy/size=64.*100\\.00?n.*80\\.00n.*-20\\.00% \\(p=")
        .containsPattern("CodecBenchmark\\.decode/size=64.*16\\.00.*32\\.00.*\\+100\\.00%");
  }

  @Test
  void benchstatComparesTwoFiles() throws Exception {
    String text = text(MeasuredReport.report());
    Files.writeString(folder.resolve("old.txt"), text);
    Files.writeString(folder.resolve("new.txt"), text.replace("# codec", "# codec, again"));

    // In one table, or there would be nothing to compare with.
    assertThat(benchstat("old.txt", "new.txt"))
        .containsPattern("CodecBenchmark\\.encode/mode=thrpt-2.*250\\.0n.*250\\.0n");
  }

  @Test
  void benchstatTakesAnyNameApartAsWeDo() throws Exception {
    for (String name : HostileReport.texts().toList()) {
      Files.writeString(folder.resolve("report.txt"), text(HostileReport.of(name)));
      String read = benchstat("-format", "csv", "report.txt");
      assertThat(read).doesNotContain("report.txt:").contains("1e-07");
    }
  }

  @Test
  void armsThatShareANameAreTwoArms() {
    // One jar with two JVMs; here both are called x.
    assertThat(text(HostileReport.of("x")).lines().filter(l -> l.startsWith("arm:")))
        .containsExactly("arm: baseline", "arm: candidate", "arm:");
  }

  @Test
  void separateRunsAreAmongTheResultsAndNotToldTwice() {
    Report compared = ComparedReport.report();
    Report separate =
        new Report(
            "separate",
            List.of(PastedReport.report().results().get(0), PastedReport.report().results().get(0)),
            List.of(new Report.Comparison(compared.comparisons().get(0).document(), List.of())),
            List.of());

    assertThat(text(separate).lines().filter(l -> l.startsWith("source:")))
        .containsExactly("source: table.txt");
    assertThat(text(separate)).doesNotContain("arm", "CodecBenchmark");
  }

  @Test
  void aForkIsALine() {
    assertThat(text(MeasuredReport.report()).lines().filter(l -> l.contains(".decode/size=64-1 ")))
        .containsExactly(
            "BenchmarkCodecBenchmark.decode/size=64-1 2 124.047000 ns/op 48.000000 B/op",
            "BenchmarkCodecBenchmark.decode/size=64-1 2 125.300000 ns/op 48.000000 B/op",
            "BenchmarkCodecBenchmark.decode/size=64-1 2 126.553000 ns/op 48.000000 B/op");
  }

  @Test
  void whatAnArmDidBeforeItWasWarmIsLeftOut() {
    // The first of three iterations of the sample is twice as slow, and its length the warm-up.
    assertThat(text(ComparedReport.report()).lines().filter(l -> l.contains(".read/")))
        .hasSize(12)
        .allMatch(l -> l.matches(".* 2 (99|100)\\.\\d+ ns/op 16\\.0+ B/op"));
  }
}
