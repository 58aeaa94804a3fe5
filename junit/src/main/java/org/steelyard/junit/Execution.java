package org.steelyard.junit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestExecutionResult;

/** Runs what filters left of the tree, with as few runs of the command line as its wishes allow. */
final class Execution {
  private final TestDescriptor engine;
  private final EngineExecutionListener listener;
  private final Settings settings;
  private final Cancellation cancellation;
  private Reviewed reviewed = Reviewed.not();

  Execution(ExecutionRequest request, Settings settings) {
    this.engine = request.getRootTestDescriptor();
    this.listener = request.getEngineExecutionListener();
    this.settings = settings;
    this.cancellation = Cancellation.of(request);
  }

  void run() {
    listener.executionStarted(engine);
    List<Node> classes = new ArrayList<>();
    for (TestDescriptor child : engine.getChildren()) {
      if (child instanceof Fault fault) {
        fail(fault);
      } else {
        classes.add((Node) child);
      }
    }
    if (settings.review().isPresent() && !classes.isEmpty()) {
      Set<String> names = new LinkedHashSet<>();
      classes.forEach(node -> node.cases().forEach(id -> names.add(id.className())));
      reviewed = Reviewed.of(names, settings.review().get());
    }
    if (settings.mode() == Settings.Mode.SMOKE) {
      // Many benchmarks share a JVM there, also those of different classes.
      run(classes);
    } else {
      classes.forEach(node -> run(List.of(node)));
    }
    listener.executionFinished(engine, TestExecutionResult.successful());
  }

  private void fail(Fault fault) {
    listener.executionStarted(fault);
    listener.executionFinished(
        fault, TestExecutionResult.failed(new BenchmarkFailure(fault.message())));
  }

  private void run(List<Node> classes) {
    if (classes.isEmpty()) {
      return;
    }
    classes.forEach(listener::executionStarted);
    Map<Case, Node> whole = new LinkedHashMap<>();
    List<Map<Case, Node>> single = new ArrayList<>();
    List<Node> methods = new ArrayList<>();
    for (Node node : classes) {
      for (TestDescriptor child : node.getChildren()) {
        if (child instanceof Fault fault) {
          fail(fault);
        } else if (child.isTest()) {
          whole.put(((Node) child).cases().get(0), (Node) child);
        } else {
          methods.add((Node) child);
          listener.executionStarted(child);
          plan((Node) child, whole, single);
        }
      }
    }
    failReviewed(whole);
    single.forEach(this::failReviewed);
    single.removeIf(Map::isEmpty);
    if (!whole.isEmpty()) {
      measure(classes, whole, List.of());
    }
    for (Map<Case, Node> one : single) {
      measure(classes, one, parameters(one.keySet().iterator().next()));
    }
    methods.forEach(node -> listener.executionFinished(node, TestExecutionResult.successful()));
    classes.forEach(node -> listener.executionFinished(node, TestExecutionResult.successful()));
  }

  /** A method of which filters left all goes with the others; else each of its cases by itself. */
  private static void plan(Node method, Map<Case, Node> whole, List<Map<Case, Node>> single) {
    Map<Case, Node> left = new LinkedHashMap<>();
    for (TestDescriptor child : method.getChildren()) {
      left.put(((Node) child).cases().get(0), (Node) child);
    }
    if (left.size() == method.cases().size()) {
      whole.putAll(left);
    } else {
      left.forEach((id, node) -> single.add(new LinkedHashMap<>(Map.of(id, node))));
    }
  }

  /** A number that means something else than it says is not worth the time. */
  private void failReviewed(Map<Case, Node> tests) {
    tests
        .entrySet()
        .removeIf(
            test -> {
              Optional<String> finding = reviewed.against(test.getKey().benchmark());
              finding.ifPresent(
                  message -> {
                    listener.executionStarted(test.getValue());
                    listener.executionFinished(
                        test.getValue(), TestExecutionResult.failed(new BenchmarkFailure(message)));
                  });
              return finding.isPresent();
            });
  }

  private static List<String> parameters(Case id) {
    List<String> flags = new ArrayList<>(List.of("-bm", id.mode()));
    id.params().forEach((name, value) -> flags.addAll(List.of("-p", name + "=" + value)));
    return flags;
  }

  private void measure(List<Node> classes, Map<Case, Node> tests, List<String> more) {
    if (cancellation.isRequested()) {
      tests.values().forEach(node -> listener.executionSkipped(node, "cancelled"));
      return;
    }
    try (Results results = new Results(tests, listener, settings.mode() == Settings.Mode.MEASURE)) {
      try {
        results.finish(
            new Steelyard()
                .start(command(classes, tests, more, results.file()), System.out::println)
                .end(cancellation, results::read));
      } catch (IOException | UncheckedIOException e) {
        results.finish(new Steelyard.Ended(-1, "", String.valueOf(e.getMessage())));
      }
    } catch (IOException e) {
      throw new UncheckedIOException("no temporary file can be made: " + e.getMessage(), e);
    }
  }

  private List<String> command(
      List<Node> classes, Map<Case, Node> tests, List<String> more, Path events)
      throws IOException {
    List<String> words = new ArrayList<>(List.of("run", Catalog.classPath()));
    tests.keySet().stream()
        .map(id -> "^" + Pattern.quote(id.benchmark()) + "$")
        .distinct()
        .forEach(words::add);
    if (settings.mode() == Settings.Mode.SMOKE) {
      words.addAll(List.of("--effort", "smoke", "--all-cases"));
    }
    words.addAll(settings.flags());
    words.addAll(more);
    words.addAll(reports(classes));
    words.addAll(List.of("--events", events.toString()));
    if (!words.contains("--out")) {
      words.addAll(runFolder());
    }
    return words;
  }

  /** Where the build keeps what it makes, so that cleaning cleans; else below this folder. */
  private static List<String> runFolder() {
    for (String build : new String[] {"target", "build"}) {
      if (Files.isDirectory(Path.of(build))) {
        String name =
            LocalDateTime.now().format(DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS"));
        return List.of("--out", Path.of(build, "steelyard-runs", name).toString());
      }
    }
    return List.of();
  }

  /** A result file for each class, as JMH writes it; an older one gets a number, never lost. */
  private List<String> reports(List<Node> classes) throws IOException {
    if (settings.reports().isEmpty() || settings.mode() == Settings.Mode.SMOKE) {
      return List.of();
    }
    Path folder = Files.createDirectories(settings.reports().get());
    String name = classes.get(0).getLegacyReportingName();
    Path file = folder.resolve(name + ".json");
    for (int i = 2; Files.exists(file); i++) {
      file = folder.resolve(name + "-" + i + ".json");
    }
    return List.of("-rf", "json", "-rff", file.toString());
  }
}
