package org.steelyard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.contrastsecurity.sarif.SarifSchema210;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.steelyard.model.Json;
import tools.jackson.databind.JsonNode;

/** {@code steelyard review} as people and code hosts use it. */
class ReviewTest {
  private static final String SAMPLES = "org.openjdk.jmh:jmh-samples:1.37";
  private static final String NETTY = "io.netty:netty-microbench:4.2.16.Final";
  private static final Set<String> THE_FIVE =
      Set.of(
          "ignored-result",
          "loop-accumulation",
          "constant-input",
          "invocation-fixture",
          "zero-forks");

  @TempDir private Path temp;

  @Test
  void findingsHavePlaceReasonAndFixAndDecideTheExitStatus() {
    Told told = Told.by("review", SAMPLES, "JMHSample_08");

    assertThat(told.status()).isEqualTo(10);
    assertThat(told.out())
        .contains(
            "error ignored-result  org.openjdk.jmh.samples.JMHSample_08_DeadCode.measureWrong")
        .contains("(JMHSample_08_DeadCode.java:75)", "Fix: ", "3 benchmarks reviewed: 1 error");
    assertThat(Told.by("review", SAMPLES, "JMHSample_08", "--fail-on", "never").status()).isZero();
    assertThat(Told.by("review", SAMPLES, "JMHSample_01", "--fail-on", "note").status())
        .isEqualTo(10);
    assertThat(Told.by("review", SAMPLES, "JMHSample_01").status()).isZero();
  }

  /** Sample 08: its baseline does nothing, and nothing is what its measureWrong does. */
  @Test
  void aResultThatBeatsItsBoundIsAFinding() throws IOException {
    Path results = temp.resolve("pasted.txt");
    Files.writeString(
        results,
        """
        Benchmark                                                      Mode  Cnt  Score   Error  Units
        org.openjdk.jmh.samples.JMHSample_08_DeadCode.upperBoundEmpty  avgt   25  1.104 ± 0.010  ns/op
        org.openjdk.jmh.samples.JMHSample_08_DeadCode.measureRight     avgt   25  0.520 ± 0.010  ns/op
        """);

    Told told =
        Told.by(
            "review",
            SAMPLES,
            "JMHSample_08",
            "--rule",
            "beats-its-bound",
            "--results",
            results.toString());

    assertThat(told.status()).isEqualTo(10);
    assertThat(told.out())
        .contains(
            "error beats-its-bound  org.openjdk.jmh.samples.JMHSample_08_DeadCode.measureRight")
        .contains("JMHSample_08_DeadCode.measureRight is 112.3 % faster than");
    Files.writeString(results, "nothing");
    assertThat(Told.by("review", SAMPLES, "JMHSample_08", "--results", results.toString()).status())
        .isEqualTo(64);
  }

  @Test
  void linesOfSourceAreShownWhereTheyAreAtHand() throws IOException {
    Path file = temp.resolve("org/openjdk/jmh/samples/JMHSample_08_DeadCode.java");
    Files.createDirectories(file.getParent());
    Files.writeString(file, "\n".repeat(74) + "        compute(x); // wrong\n");

    assertThat(Told.by("review", SAMPLES, "JMHSample_08", "--sources", temp.toString()).out())
        .contains("> compute(x); // wrong");
  }

  @Test
  void sarifIsValid() throws IOException {
    Path file = temp.resolve("review.sarif");
    Told.by(
        "review", SAMPLES, "--format", "sarif", "-o", file.toString(), "--sources", "src/my jmh");

    JsonNode sarif = Json.document().readTree(Files.readString(file));
    try (InputStream schema =
        SarifSchema210.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
      assertThat(
              SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7)
                  .getSchema(new String(schema.readAllBytes(), StandardCharsets.UTF_8))
                  .validate(sarif))
          .isEmpty();
    }
    JsonNode first = sarif.at("/runs/0/results/0");
    assertThat(first.get("ruleId").asString()).isEqualTo("ignored-result");
    assertThat(first.at("/locations/0/physicalLocation/artifactLocation/uri").asString())
        .isEqualTo("src/my%20jmh/org/openjdk/jmh/samples/JMHSample_05_StateFixtures.java");
  }

  @Test
  void acceptedFindingsAreNotToldAgain() {
    String file = temp.resolve("accepted.txt").toString();

    assertThat(Told.by("review", SAMPLES, "--accepted", file, "--accept").status()).isZero();
    Told again = Told.by("review", SAMPLES, "--accepted", file, "--fail-on", "note");

    assertThat(again.status()).isZero();
    assertThat(again.out()).contains("0 errors, 0 warnings, 0 notes");
  }

  @Test
  void wrongWordsAreToldWhatToWrite() {
    assertThat(Told.by("review", SAMPLES, "--rule", "no-such").err()).contains("--rules lists");
    assertThat(Told.by("review", SAMPLES, "NoSuchBenchmark").err()).contains("'list' shows");
    assertThat(Told.by("review", SAMPLES, "--fail-on", "much").err()).contains("error, warning");
    assertThat(Told.by("review", SAMPLES, "--accept").err()).contains("--accepted FILE");
    assertThat(Told.by("review", SAMPLES, "--accepted", "/no/such").err()).contains("--accept");
    assertThat(Told.by("review", SAMPLES, "A[").err()).contains("no regular expression");
    assertThat(Told.by("review", "--rules").out()).contains("loop-accumulation", "a loop gathers");
  }

  @Test
  void benchmarksThatDoNotReachTheSystemUnderTestAreRotten() {
    Told told =
        Told.by("review", NETTY, "--rule", "rotten", "--system", "io.netty:netty-codec-mqtt");

    assertThat(told.status()).isEqualTo(10);
    assertThat(told.out())
        .contains("ByteBufAllocatorBenchmark")
        .doesNotContain("MqttPropertiesBenchmark", "MqttEncoderBenchmark");
    assertThat(Told.by("review", NETTY, "--rule", "rotten").out()).contains("0 errors");
    assertThat(Told.by("review", SAMPLES, "--system", "org.example:nothing").err())
        .contains("no jar of that name");
  }

  /** Each of the five rules' findings was checked by hand; the list says how. */
  @Test
  void ofTheFindingsInNettysBenchmarks95PercentAreRight() throws IOException {
    Told told = Told.by("review", NETTY, "--format", "json");
    Set<String> found = new TreeSet<>();
    JsonNode document = Json.document().readTree(told.out());
    for (JsonNode finding : document.get("findings")) {
      if (THE_FIVE.contains(finding.get("rule").asString())) {
        JsonNode place = finding.get("place");
        found.add(
            finding.get("rule").asString()
                + " "
                + place.get("className").asString().replaceAll(".*\\.", "")
                + "."
                + place.get("method").asString()
                + ":"
                + place.get("line").asInt());
      }
    }
    List<String[]> checked;
    try (InputStream in = ReviewTest.class.getResourceAsStream("netty-microbench-review.txt")) {
      checked =
          new String(in.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> !line.startsWith("#") && !line.isBlank())
              .map(line -> line.split(" ", 4))
              .toList();
    }

    assertThat(document.get("benchmarks").asInt()).isEqualTo(320);
    assertThat(found)
        .isEqualTo(
            checked.stream()
                .map(c -> c[1] + " " + c[2])
                .collect(Collectors.toCollection(TreeSet::new)));
    double right = checked.stream().filter(c -> c[0].equals("right")).count();
    assertThat(right / checked.size()).isGreaterThanOrEqualTo(0.95);
  }

  @Test
  void aBigJarIsReviewedAsWell() throws IOException {
    Path jar = temp.resolve("big.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      zip.setLevel(0);
      byte[] block = new byte[1 << 20];
      new Random(1).nextBytes(block);
      for (int i = 0; i < 150; i++) {
        zip.putNextEntry(new ZipEntry("org/example/Big" + i + ".class"));
        zip.write(block);
      }
    }
    String target = jar + System.getProperty("path.separator") + TestClassPath.ofBenchmarks();

    Told told = Told.by("review", target);

    assertThat(told.status()).as(told.toString()).isIn(0, 10);
    assertThat(told.out()).contains("benchmarks reviewed");
    assertThat(told.showsStack()).isFalse();
  }
}
