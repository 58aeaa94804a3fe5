package org.steelyard.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A run on a disk of 300 KiB that something else fills. Needs a machine that lets us mount one. */
class FullDiskTest {
  private static final int SIZE = 300 << 10;

  @TempDir Path temp;
  private Path disk;
  private boolean mounted;

  @BeforeEach
  void mountSmallDisk() throws Exception {
    disk = Files.createDirectories(temp.resolve("disk"));
    assumeTrue(System.getProperty("os.name").equals("Linux"), "mounts a tmpfs: only on Linux");
    mounted = run("mount", "-t", "tmpfs", "-o", "size=" + SIZE, "tmpfs", disk.toString()) == 0;
    assumeTrue(mounted, "needs the right to mount a tmpfs");
  }

  @AfterEach
  void unmount() throws Exception {
    if (mounted) {
      run("umount", "-l", disk.toString());
    }
  }

  private static int run(String... command) throws IOException, InterruptedException {
    try {
      return new ProcessBuilder(command).start().waitFor();
    } catch (IOException noSuchCommand) {
      return -1;
    }
  }

  @Test
  void fullDiskEndsTheComparisonAndItResumesWhenThereIsRoom() throws IOException {
    RunFiles run = new RunFiles(disk.resolve("run"));
    Path ballast = Files.write(disk.resolve("ballast"), new byte[SIZE - (60 << 10)]);
    Told full =
        Told.by(
            "compare",
            TestClassPath.ofBenchmarks(),
            TestClassPath.ofBenchmarks(),
            "Work.consume",
            "-p",
            "tokens=1000",
            "--couples",
            "4",
            "--threshold",
            "90%",
            "-wi",
            "1",
            "-i",
            "15",
            "-w",
            "1ms",
            "-r",
            "1ms",
            "--out",
            run.folder().toString());
    assertThat(full.status()).as(full.toString()).isEqualTo(1);
    assertThat(full.err())
        .contains("No space left on device", "Make room", "steelyard resume " + run.folder());
    assertThat(full.showsStack()).as(full.toString()).isFalse();
    List<JsonNode> safe = run.journal();
    assertThat(safe).hasSizeBetween(2, 8);

    Files.delete(ballast);
    Told resumed = Told.by("resume", run.folder().toString());

    assertThat(resumed.status()).as(resumed.toString()).isZero();
    assertThat(run.journal().subList(0, safe.size())).isEqualTo(safe);
    assertThat(run.journal().stream().filter(e -> e.get("type").asString().equals("block")))
        .hasSize(8)
        .noneMatch(e -> e.toString().contains("failure"));
    assertThat(run.document().get("state").asString()).isEqualTo("complete");
  }

  @Test
  void fullDiskEndsTheRunAndResumesWhenThereIsRoom() throws IOException {
    RunFiles run = new RunFiles(disk.resolve("run"));
    Path ballast = Files.write(disk.resolve("ballast"), new byte[SIZE - (40 << 10)]);
    Told full =
        Told.by(
            "run",
            TestClassPath.ofBenchmarks(),
            "Weights.counts",
            "-f",
            "6",
            "-wi",
            "0",
            "-i",
            "20",
            "-r",
            "1ms",
            "--out",
            run.folder().toString());
    assertThat(full.status()).as(full.toString()).isEqualTo(1);
    assertThat(full.err())
        .contains("No space left on device", "Make room", "steelyard resume " + run.folder());
    assertThat(full.showsStack()).as(full.toString()).isFalse();
    List<JsonNode> safe = run.forks();
    assertThat(safe).isNotEmpty().hasSizeLessThan(6);
    assertThat(safe)
        .as("a full disk is no failure of a benchmark")
        .noneMatch(f -> f.has("failure"));

    Files.delete(ballast);
    Told resumed = Told.by("resume", run.folder().toString());

    assertThat(resumed.status()).as(resumed.toString()).isZero();
    assertThat(run.forks()).hasSize(6);
    assertThat(run.forks().subList(0, safe.size())).isEqualTo(safe);
    assertThat(run.document().get("state").asString()).isEqualTo("complete");
  }
}
