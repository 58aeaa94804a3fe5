package org.steelyard.cli.blocks;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.Blackhole;

/** Benchmarks that tell, or mind, that another fork is alive beside theirs. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class Pair {
  /** Writes down when its iterations begin and end, by a clock that processes share. */
  @State(Scope.Benchmark)
  public static class Diary {
    private int iteration;

    @Setup(Level.Iteration)
    public void begin() throws IOException {
      write("begin");
      if (++iteration == Integer.getInteger("dies", -1)) {
        Runtime.getRuntime().halt(3);
      }
      while (iteration == Integer.getInteger("hangs", -1)) {
        Thread.onSpinWait();
      }
    }

    @TearDown(Level.Iteration)
    public void end() throws IOException {
      write("end");
    }

    private static void write(String what) throws IOException {
      Files.writeString(
          Path.of(System.getProperty("diary")),
          System.getProperty("arm") + " " + what + " " + System.nanoTime() + "\n",
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    }
  }

  /** A server with a port of its own, as many published benchmarks have one. */
  @State(Scope.Benchmark)
  public static class Server {
    private ServerSocket socket;

    @Setup
    public void bind() throws IOException {
      socket = new ServerSocket(Integer.getInteger("port"), 1, InetAddress.getLoopbackAddress());
    }

    @TearDown
    public void close() throws IOException {
      socket.close();
    }
  }

  /** Polls instead of waiting. */
  @State(Scope.Benchmark)
  public static class Restless {
    private volatile boolean over;

    @Setup
    public void start() {
      Thread thread =
          new Thread(
              () -> {
                while (!over) {
                  Thread.onSpinWait();
                }
              });
      thread.setDaemon(true);
      thread.start();
    }

    @TearDown
    public void stop() {
      over = true;
    }
  }

  @Benchmark
  public void weighs(Diary diary) {
    Blackhole.consumeCPU(100);
  }

  @Benchmark
  public void serves(Server server) {
    Blackhole.consumeCPU(100);
  }

  @Benchmark
  public void polls(Restless restless) {
    Blackhole.consumeCPU(100);
  }
}
