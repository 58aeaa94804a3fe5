package org.steelyard.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.launch.BlockListener;
import org.steelyard.engine.launch.BlockTask;
import org.steelyard.engine.launch.HostBlockLauncher;
import org.steelyard.engine.launch.HostCommand;
import org.steelyard.model.Block;
import org.steelyard.model.Block.Arrangement;
import org.steelyard.model.Case;
import org.steelyard.model.Mode;
import org.steelyard.model.PlannedCase;
import org.steelyard.model.Settings;

/** Makes blocks of the benchmarks in {@link org.steelyard.cli.blocks.Pair}. */
final class PairOfForks implements AutoCloseable {
  static final int WARMUP = 2;
  static final int MEASURED = 4;

  private final Path folder;
  private final HostBlockLauncher launcher;

  PairOfForks(Path folder) throws EngineException {
    this.folder = folder;
    List<Path> classPath =
        Arrays.stream(TestClassPath.ofBenchmarks().split(File.pathSeparator))
            .map(Path::of)
            .toList();
    HostCommand host = new HostCommand(Home.ownJvm(), List.of(), classPath, Home.agent());
    launcher = new HostBlockLauncher(List.of(host, host), folder.resolve("run"));
  }

  /** An engine that can be killed: one block of two iterations of a minute. */
  public static void main(String[] args) throws Exception {
    try (PairOfForks pair = new PairOfForks(Path.of(args[0]))) {
      pair.make("weighs", Arrangement.TURNS, false, TimeUnit.MINUTES.toMillis(1), List.of());
    }
  }

  Block turns(String method, boolean candidateFirst, String... candidateArgs)
      throws EngineException, InterruptedException {
    return make(method, Arrangement.TURNS, candidateFirst, 40, List.of(candidateArgs));
  }

  Block make(
      String method,
      Arrangement arrangement,
      boolean candidateFirst,
      long millis,
      List<String> candidateArgs)
      throws EngineException, InterruptedException {
    return launcher.launch(
        new BlockTask(
            0,
            0,
            candidateFirst ? 1 : 0,
            candidateFirst,
            arrangement,
            planned(method, millis, "baseline", List.of()),
            0,
            planned(method, millis, "candidate", candidateArgs),
            1,
            null),
        BlockListener.NONE);
  }

  private PlannedCase planned(String method, long millis, String arm, List<String> more) {
    List<String> args = new ArrayList<>();
    args.add("-Darm=" + arm);
    args.add("-Ddiary=" + diaryFile());
    args.add("-Dport=" + System.getProperty("port"));
    args.addAll(more);
    Settings settings =
        Settings.builder()
            .warmupIterations(WARMUP)
            .warmupNanos(TimeUnit.MILLISECONDS.toNanos(millis))
            .iterations(MEASURED)
            .nanos(TimeUnit.MILLISECONDS.toNanos(millis))
            .timeoutNanos(TimeUnit.SECONDS.toNanos(2))
            .jvmArgsAppend(args)
            .build();
    Case id = new Case("org.steelyard.cli.blocks.Pair." + method, Map.of(), Mode.AVERAGE_TIME, 1);
    return new PlannedCase(0, id, settings);
  }

  private Path diaryFile() {
    return folder.resolve("diary.txt");
  }

  /** What the forks wrote down, in the order of their clock: arm, begin or end, nanoseconds. */
  List<String[]> diary() throws IOException {
    return Files.exists(diaryFile())
        ? Files.readAllLines(diaryFile()).stream()
            .map(line -> line.split(" "))
            .sorted((a, b) -> Long.compare(Long.parseLong(a[2]), Long.parseLong(b[2])))
            .toList()
        : List.of();
  }

  /** Forks that are alive. */
  List<ProcessHandle> forks() {
    return ProcessHandle.allProcesses()
        .filter(p -> EngineProcess.commandLine(p).contains("-Ddiary=" + diaryFile()))
        .toList();
  }

  @Override
  public void close() {
    launcher.close();
  }
}
