package org.steelyard.agent;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.steelyard.agent.protocol.Connection;
import org.steelyard.agent.protocol.Message;

/** Passes on to the engine what JMH reports while it runs; what is printed goes to the log. */
final class ForkEvents implements OutputFormat {
  /** What JMH prints before a fork that counts; before a warm-up fork it is another word. */
  private static final String FORK = "# Fork: ";

  private final Connection engine;
  private final BoundedLog log;

  ForkEvents(Connection engine, BoundedLog log) {
    this.engine = engine;
    this.log = log;
  }

  private void send(Message message) {
    try {
      engine.send(message);
    } catch (IOException gone) {
      throw new IllegalStateException("the engine is gone", gone);
    }
  }

  @Override
  public void startBenchmark(BenchmarkParams params) {
    send(
        Message.of("started")
            .with("threads", params.getThreads())
            .with("jvm", params.getJvm())
            .with("jvmArg", params.getJvmArgs())
            .with("jdk", params.getJdkVersion())
            .with("vm", params.getVmName())
            .with("vmVersion", params.getVmVersion())
            .with("jmh", params.getJmhVersion())
            .build());
  }

  @Override
  public void iteration(BenchmarkParams params, IterationParams iteration, int index) {
    send(Message.of("iteration").with("phase", phase(iteration)).with("index", index).build());
  }

  @Override
  public void iterationResult(
      BenchmarkParams params, IterationParams iteration, int index, IterationResult result) {
    send(ResultMessages.ofIteration(phase(iteration), index, result));
  }

  private static String phase(IterationParams iteration) {
    return iteration.getType() == IterationType.WARMUP ? "warmup" : "measurement";
  }

  @Override
  public void print(String text) {
    write(text.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public void println(String text) {
    if (text.startsWith(FORK)) {
      send(Message.of("fork").build());
    }
    print(text + "\n");
  }

  @Override
  public void write(int b) {
    log.write(b);
  }

  @Override
  public void write(byte[] bytes) {
    log.write(bytes, 0, bytes.length);
  }

  @Override
  public void flush() {}

  @Override
  public void verbosePrintln(String text) {}

  @Override
  public void startRun() {}

  @Override
  public void endBenchmark(BenchmarkResult result) {}

  @Override
  public void endRun(Collection<RunResult> results) {}

  /** JMH closes its format at the end of each run; the connection outlives it. */
  @Override
  public void close() {}
}
