package org.steelyard.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectPackage;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.CancellationToken;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.PostDiscoveryFilter;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;
import org.openjdk.jmh.runner.Runner;
import org.steelyard.junit.found.Ignoring;
import org.steelyard.junit.samples.Alone;
import org.steelyard.junit.samples.Sums;

class SteelyardTestEngineTest {
  private static final String SUMS = "[engine:steelyard]/[class:org.steelyard.junit.samples.Sums]";

  @TempDir private Path temp;

  @Test
  void aPackageBecomesClassesMethodsAndCases() {
    List<String> ids =
        EngineTestKit.engine("steelyard")
            .selectors(selectPackage("org.steelyard.junit.samples"))
            .discover()
            .getEngineDescriptor()
            .getDescendants()
            .stream()
            .map(d -> d.getUniqueId().toString())
            .toList();

    assertThat(ids)
        .containsExactlyInAnyOrder(
            "[engine:steelyard]/[class:org.steelyard.junit.samples.Alone]",
            "[engine:steelyard]/[class:org.steelyard.junit.samples.Alone]/[method:fine]",
            "[engine:steelyard]/[class:org.steelyard.junit.samples.Alone]/[method:throwsInTearDown]",
            SUMS,
            SUMS + "/[method:sized]",
            SUMS + "/[method:sized]/[case:size=1]",
            SUMS + "/[method:sized]/[case:size=2]",
            SUMS + "/[method:overriding]",
            SUMS + "/[method:overriding]/[case:size=1]",
            SUMS + "/[method:overriding]/[case:size=2]");
  }

  @Test
  void casesPointAtTheirMethodAndCarryItsTags() {
    var cases =
        EngineTestKit.engine("steelyard")
            .selectors(selectMethod(Sums.class, "overriding"))
            .discover()
            .getEngineDescriptor()
            .getDescendants()
            .stream()
            .filter(d -> d.isTest())
            .toList();

    assertThat(cases)
        .hasSize(2)
        .allSatisfy(
            each -> {
              assertThat(each.getSource())
                  .contains(MethodSource.from(Sums.class.getName(), "overriding", ""));
              assertThat(each.getTags())
                  .containsExactlyInAnyOrder(
                      TestTag.create("benchmark"), TestTag.create("overriding"));
            });
  }

  @Test
  void aMethodRunsAloneWithTheSettingsOfItsAnnotations() throws IOException {
    EngineExecutionResults results =
        run(Map.of("perfReportDir", temp.toString()), selectMethod(Sums.class, "overriding"));

    results.testEvents().assertStatistics(s -> s.started(2).succeeded(2));
    // The method's, the class's and, where neither says anything, Steelyard's or JMH's.
    assertThat(report()).contains("\"forks\" : 1", "\"warmupIterations\" : 1");
    assertThat(report()).contains("\"measurementIterations\" : 4", "Sums.overriding");
    assertThat(report()).doesNotContain("Sums.sized");
  }

  @Test
  void propertiesBeatAnnotationsFieldByField() throws IOException {
    run(
        Map.of(
            "perfReportDir",
            temp.toString(),
            "warmupIterations",
            "2",
            "measureIterations",
            "5",
            "forks",
            "3",
            "steelyard.jmh",
            "-p 'size=7' -bm avgt"),
        selectMethod(Sums.class, "overriding"));

    assertThat(report()).contains("\"forks\" : 3", "\"warmupIterations\" : 2", "\"size\" : \"7\"");
    assertThat(report()).contains("\"measurementIterations\" : 5", "\"5 ms\"");
  }

  @Test
  void aBenchmarkWithAFindingFailsWhereAReviewIsAskedFor() {
    EngineExecutionResults results =
        run(
            Map.of("steelyard.review", "error", "steelyard.mode", "smoke"),
            selectClass(Ignoring.class));

    results.testEvents().assertStatistics(s -> s.started(2).succeeded(1).failed(1));
    assertThat(failure(results)).startsWith("error ignored-result (Ignoring.java:").contains("log");
  }

  @Test
  void aSeverityThatThereIsNotFailsWithTheOnesThereAre() {
    EngineExecutionResults results =
        run(Map.of("steelyard.review", "bad"), selectClass(Ignoring.class));

    assertThat(failure(results))
        .isEqualTo("steelyard.review=bad: one of off, error, warning, note");
  }

  @Test
  void aCaseRunsAlone() throws IOException {
    EngineExecutionResults results =
        run(
            Map.of("perfReportDir", temp.toString(), "forks", "1"),
            selectUniqueId(SUMS + "/[method:sized]/[case:size=2]"));

    results.testEvents().assertStatistics(s -> s.started(1).succeeded(1));
    assertThat(report()).contains("\"size\" : \"2\"").doesNotContain("\"size\" : \"1\"");
  }

  @Test
  void scoresAreReportEntries() {
    EngineExecutionResults results =
        run(Map.of("forks", "2"), selectUniqueId(SUMS + "/[method:sized]/[case:size=1]"));

    Map<String, String> entry =
        results.testEvents().reportingEntryPublished().stream()
            .map(e -> e.getRequiredPayload(ReportEntry.class))
            .findFirst()
            .orElseThrow()
            .getKeyValuePairs();
    assertThat(entry).containsEntry("unit", "s/op").containsKeys("score", "error");
    assertThat(Double.parseDouble(entry.get("score"))).isPositive();
  }

  @Test
  void anExceptionInTearDownFailsItsTestOnly() {
    EngineExecutionResults results = run(Map.of(), selectClass(Alone.class));

    results.testEvents().assertStatistics(s -> s.started(2).succeeded(1).failed(1));
    assertThat(failure(results)).contains("IllegalStateException", "the server is still there");
  }

  @Test
  void smokeRunsEachCaseOnce() {
    EngineExecutionResults results =
        run(Map.of("steelyard.mode", "smoke", "forks", "9"), selectClass(Sums.class));

    results.testEvents().assertStatistics(s -> s.started(4).succeeded(4));
    // One operation has a time, but no score.
    assertThat(results.testEvents().reportingEntryPublished().count()).isZero();
  }

  @Test
  void cancellingEndsTheForks() throws Exception {
    CancellationToken token = CancellationToken.create();
    CompletableFuture<EngineExecutionResults> run =
        CompletableFuture.supplyAsync(() -> LongRun.start(token));
    List<ProcessHandle> processes = LongRun.processesOf(ProcessHandle.current());

    token.cancel();

    run.get(60, TimeUnit.SECONDS).testEvents().assertStatistics(s -> s.started(1).succeeded(0));
    LongRun.awaitEnd(processes);
  }

  @Test
  void forksEndWithTheJvmThatRunsTheTests() throws Exception {
    Process tests =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djava.io.tmpdir=" + System.getProperty("java.io.tmpdir"),
                "-cp",
                System.getProperty("java.class.path"),
                LongRun.class.getName())
            .redirectErrorStream(true)
            .redirectOutput(temp.resolve("out").toFile())
            .start();
    List<ProcessHandle> processes = LongRun.processesOf(tests.toHandle());

    tests.destroyForcibly();

    LongRun.awaitEnd(processes);
  }

  @Test
  void benchmarksCanBeSwitchedOff() {
    EngineExecutionResults results = run(Map.of("steelyard.mode", "off"), selectClass(Sums.class));

    results.testEvents().assertStatistics(s -> s.started(0));
  }

  @Test
  void ordinaryTestsAreNoneOfItsBusiness() {
    assertThat(
            EngineTestKit.engine("steelyard")
                .selectors(selectClass(SteelyardTestEngineTest.class))
                .discover()
                .getEngineDescriptor()
                .getChildren())
        .isEmpty();
  }

  @Test
  void whatJmhGeneratesIsNoTest() {
    assertThat(
            EngineTestKit.engine("steelyard")
                .selectors(
                    selectClass("org.steelyard.junit.samples.jmh_generated.Alone_fine_jmhTest"))
                .discover()
                .getEngineDescriptor()
                .getChildren())
        .isEmpty();
  }

  @Test
  void propertiesThatCannotBeReadFailInsteadOfBeingIgnored() {
    EngineExecutionResults results =
        run(
            Map.of("forks", "two", "measureIterations", "0", "steelyard.mode", "quickly"),
            selectClass(Sums.class));

    results.testEvents().assertStatistics(s -> s.started(1).failed(1));
    assertThat(failure(results))
        .contains("forks=two: not a number")
        .contains("measureIterations=0: must be at least 1")
        .contains("steelyard.mode=quickly: one of measure, smoke, off");
  }

  @Test
  void flagsThatTheCommandLineRefusesFailWithWhatItSays() {
    EngineExecutionResults results =
        run(Map.of("steelyard.jmh", "-t many"), selectMethod(Alone.class, "fine"));

    results.testEvents().assertStatistics(s -> s.started(1).failed(1));
    assertThat(failure(results)).contains("-t many");
  }

  @Test
  void aMethodThatIsNoBenchmarkFailsAndSaysWhichThereAre() {
    EngineExecutionResults results = run(Map.of(), selectMethod(Alone.class, "noBenchmark"));

    assertThat(failure(results))
        .contains("has no benchmark \"noBenchmark\"")
        .contains("fine, throwsInTearDown");
  }

  @Test
  void aCaseThatIsNoMoreFails() {
    EngineExecutionResults results =
        run(Map.of(), selectUniqueId(SUMS + "/[method:sized]/[case:size=3]"));

    assertThat(failure(results)).contains("\"size=3\"");
  }

  @Test
  void benchmarksWithoutGeneratedCodeFailWithTheLinesForThePom() throws Exception {
    Path source = temp.resolve("Unprocessed.java");
    Files.writeString(
        source,
        "public class Unprocessed { @org.openjdk.jmh.annotations.Benchmark public void m() {} }");
    compile(source);

    String failure = failure(with(temp.toUri().toURL(), selectClass("Unprocessed")));

    assertThat(failure)
        .contains("has benchmarks that JMH does not know", "<annotationProcessorPaths>")
        .contains("<artifactId>jmh-generator-annprocess</artifactId>");
  }

  @Test
  void codeFromOldTutorialsIsToldWhatToWriteToday() throws Exception {
    Path annotation = temp.resolve("org/openjdk/jmh/annotations/GenerateMicroBenchmark.java");
    Files.createDirectories(annotation.getParent());
    Files.writeString(
        annotation,
        "package org.openjdk.jmh.annotations; public @interface GenerateMicroBenchmark {}");
    Path source = temp.resolve("Old.java");
    Files.writeString(
        source,
        "public class Old { @org.openjdk.jmh.annotations.GenerateMicroBenchmark public void m() {} }");
    compile(annotation, source);

    assertThat(failure(with(temp.toUri().toURL(), selectClass("Old"))))
        .contains("@GenerateMicroBenchmark", "Write @Benchmark");
  }

  @Test
  void twoVersionsOfJmhAreRefused() throws Exception {
    Path jmh = Path.of(Runner.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Path other = Files.copy(jmh, temp.resolve("jmh-core-other.jar"));

    assertThat(failure(with(other.toUri().toURL(), selectClass(Alone.class))))
        .contains("More than one JMH", "jmh-core-other.jar");
  }

  @Test
  void filtersLeaveTheRestOfAMethodToRun() throws IOException {
    EngineExecutionResults results =
        EngineTestKit.engine("steelyard")
            .selectors(selectMethod(Sums.class, "sized"))
            .filters(
                (PostDiscoveryFilter)
                    d ->
                        FilterResult.includedIf(
                            !d.getUniqueId().toString().contains("[case:size=1]")))
            .configurationParameters(Map.of("forks", "1", "perfReportDir", temp.toString()))
            .execute();

    results.testEvents().assertStatistics(s -> s.started(1).succeeded(1));
    assertThat(report()).contains("\"size\" : \"2\"").doesNotContain("\"size\" : \"1\"");
  }

  @Test
  void nothingOfJUnitAndOfThisEngineIsMeasuredAlong() throws IOException {
    List<URL> entries = new ArrayList<>();
    for (Path entry : MeasuredClassPath.ofThisJvm()) {
      entries.add(entry.toUri().toURL());
    }
    try (URLClassLoader measured = new URLClassLoader(entries.toArray(URL[]::new), null)) {
      assertThat(measured.findResource("org/openjdk/jmh/runner/Runner.class")).isNotNull();
      assertThat(measured.findResource("org/steelyard/junit/samples/Sums.class")).isNotNull();
      for (Class<?> ofTests :
          List.of(Test.class, FilterResult.class, TestExecutionResult.class, EngineTestKit.class)) {
        assertThat(measured.findResource(ofTests.getName().replace('.', '/') + ".class")).isNull();
      }
      assertThat(measured.findResource("org/steelyard/junit/SteelyardTestEngine.class")).isNull();
    }
  }

  private static EngineExecutionResults run(
      Map<String, String> parameters, DiscoverySelector... selectors) {
    return EngineTestKit.engine("steelyard")
        .selectors(selectors)
        .configurationParameters(parameters)
        .execute();
  }

  /** Runs with one more entry on the class path. */
  private static EngineExecutionResults with(URL entry, DiscoverySelector selector)
      throws IOException {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {entry}, before)) {
      thread.setContextClassLoader(loader);
      return run(Map.of(), selector);
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  private void compile(Path... sources) {
    List<String> words =
        new ArrayList<>(
            List.of(
                "-proc:none", "-d", temp.toString(), "-cp", System.getProperty("java.class.path")));
    for (Path source : sources) {
      words.add(source.toString());
    }
    assertThat(
            ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, words.toArray(String[]::new)))
        .isZero();
  }

  private static String failure(EngineExecutionResults results) {
    List<Event> failed = results.testEvents().failed().list();
    assertThat(failed).hasSize(1);
    return failed
        .get(0)
        .getRequiredPayload(TestExecutionResult.class)
        .getThrowable()
        .orElseThrow()
        .getMessage();
  }

  private String report() throws IOException {
    return Files.readString(temp.resolve("org.steelyard.junit.samples.Sums.json"));
  }
}
