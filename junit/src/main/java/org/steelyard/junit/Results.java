package org.steelyard.junit;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.reporting.ReportEntry;

/** Follows the events of a run, and tells the platform what becomes of each case. */
final class Results implements AutoCloseable {
  private final Map<Case, Node> tests;
  private final EngineExecutionListener listener;
  private final boolean scores;
  private final Path file = Files.createTempFile("steelyard", ".events");
  private final Set<Case> started = new HashSet<>();
  private final Set<Case> finished = new HashSet<>();
  private long read;

  /**
   * @param scores whether scores are worth telling; those of a single operation are not
   */
  Results(Map<Case, Node> tests, EngineExecutionListener listener, boolean scores)
      throws IOException {
    this.tests = tests;
    this.listener = listener;
    this.scores = scores;
  }

  Path file() {
    return file;
  }

  /** Reads what was written since the last time, up to the last whole line. */
  void read() {
    try (RandomAccessFile events = new RandomAccessFile(file.toFile(), "r")) {
      byte[] bytes = new byte[(int) (events.length() - read)];
      events.seek(read);
      events.readFully(bytes);
      int end = bytes.length;
      while (end > 0 && bytes[end - 1] != '\n') {
        end--;
      }
      read += end;
      new String(bytes, 0, end, StandardCharsets.UTF_8).lines().forEach(this::event);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void event(String line) {
    Map<?, ?> event = (Map<?, ?>) JsonText.read(line);
    if (!(event.get("case") instanceof Map<?, ?> json)) {
      return;
    }
    Case id = Case.of(json);
    if (!tests.containsKey(id)) {
      return;
    }
    if (event.get("event").equals("fork-started")) {
      start(id);
    } else if (event.get("event").equals("result")) {
      result(id, event);
    }
  }

  private void start(Case id) {
    if (started.add(id)) {
      listener.executionStarted(tests.get(id));
    }
  }

  private void result(Case id, Map<?, ?> event) {
    String status = (String) event.get("status");
    Object cause = event.get("cause");
    if ("measured".equals(status)) {
      start(id);
      publish(id, event);
      end(id, TestExecutionResult.successful());
    } else if (cause != null) {
      Object stack = event.get("stack");
      fail(id, stack == null ? (String) cause : cause + "\n" + stack);
    } else {
      fail(id, "It was " + status + ": the run ended before all its forks were made.");
    }
  }

  private void publish(Case id, Map<?, ?> event) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String name : new String[] {"score", "error", "unit"}) {
      if (event.get(name) != null) {
        values.put(name, String.valueOf(event.get(name)));
      }
    }
    if (scores && values.containsKey("score")) {
      listener.reportingEntryPublished(tests.get(id), ReportEntry.from(values));
    }
  }

  /** The run is over: what it has not told about has failed with what it said last. */
  void finish(Steelyard.Ended ended) {
    for (Case id : tests.keySet()) {
      if (!finished.contains(id)) {
        String said = ended.err().strip();
        fail(
            id,
            "Steelyard ended with status "
                + ended.status()
                + " and told no result of it"
                + (said.isEmpty() ? "." : ": " + last(said)));
      }
    }
  }

  private static String last(String text) {
    return text.length() < 4_000 ? text : "..." + text.substring(text.length() - 4_000);
  }

  private void fail(Case id, String message) {
    start(id);
    end(id, TestExecutionResult.failed(new BenchmarkFailure(message)));
  }

  private void end(Case id, TestExecutionResult result) {
    if (finished.add(id)) {
      listener.executionFinished(tests.get(id), result);
    }
  }

  @Override
  public void close() throws IOException {
    Files.deleteIfExists(file);
  }
}
