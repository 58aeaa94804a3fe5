package org.steelyard.agent;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Collection;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.Options;
import org.steelyard.agent.protocol.Connection;
import org.steelyard.agent.protocol.Message;

/**
 * Carries out {@code fork}: one run of JMH for one case, in a fork of its own or, where the command
 * says {@code forks=0}, in this process. Ends with {@code done}, or with {@code failed}.
 */
final class ForkCommand {
  private ForkCommand() {}

  static void run(Message command, Connection engine) throws Exception {
    Options options = ForkOptions.from(command);
    BoundedLog log = new BoundedLog(new File(command.get("log")));
    PrintStream out = System.out;
    PrintStream err = System.err;
    try {
      // What a fork prints JMH copies to the standard output of this process.
      PrintStream print = new PrintStream(log, true, "UTF-8");
      System.setOut(print);
      System.setErr(print);
      Collection<RunResult> results = new Runner(options, new ForkEvents(engine, log)).run();
      send(results, command, engine);
    } finally {
      System.setOut(out);
      System.setErr(err);
      log.close();
    }
  }

  private static void send(Collection<RunResult> results, Message command, Connection engine)
      throws IOException {
    for (RunResult result : results) {
      for (BenchmarkResult fork : result.getBenchmarkResults()) {
        for (Result<?> secondary : fork.getSecondaryResults().values()) {
          engine.send(ResultMessages.ofFork(secondary, new File(command.get("log"))));
        }
      }
    }
    engine.send(Message.of("done").build());
  }
}
