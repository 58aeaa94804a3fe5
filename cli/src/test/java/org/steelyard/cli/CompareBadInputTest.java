package org.steelyard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is wrong with a comparison is said before anything runs. */
class CompareBadInputTest {
  @TempDir static Path temp;

  static Stream<Arguments> badInput() {
    String good = TestClassPath.ofBenchmarks();
    String bench = "Weights.params";
    return Stream.of(
        bad(List.of("no arm", "Name a jar"), "nonsense"),
        bad(List.of("missing.jar"), temp.resolve("missing.jar"), good),
        bad(List.of("nothing to compare", "--swap", "--across"), good, bench),
        bad(List.of("NoSuchBenchmark", "'list' shows"), good, good, "NoSuchBenchmark"),
        bad(List.of("threshold of 0%", "such as 5%"), good, good, bench, "--threshold", "0%"),
        bad(List.of("threshold of 200%", "below 100%"), good, good, bench, "--threshold", "200%"),
        bad(List.of("percent sign"), good, good, bench, "--threshold", "0.05"),
        bad(List.of("budget of 10 s", "too small"), good, good, bench, "--budget", "10s"),
        bad(List.of("--budget"), good, good, bench, "--budget", "0"),
        bad(List.of("--couples"), good, good, bench, "--couples", "0"),
        bad(List.of("-f is not for comparisons", "--couples"), good, good, bench, "-f", "3"),
        bad(List.of("no shard 9 of 8"), good, good, bench, "--shard", "9/8"),
        bad(List.of("--shard auto/8", "Write it"), good, good, bench, "--shard", "auto/8"),
        bad(List.of("--shard two", "2/8"), good, good, bench, "--shard", "two"),
        bad(List.of("--across pound", "beam, pounds"), good, bench, "--across", "pound=1,20"),
        bad(List.of("makes the arms out of one"), good, good, "--across", "pounds=1,20"),
        bad(List.of("no benchmark method", "nothing"), good, "--methods", "params,nothing"),
        bad(List.of("/no/such/java"), good, bench, "--candidate-jvm", "/no/such/java"),
        bad(List.of("--clock", "sundial"), good, good, bench, "--clock", "sundial"),
        bad(List.of("--cpus x", "0,1"), good, good, bench, "--cpus", "x"),
        bad(List.of("--cpus 4000", "are they all there"), good, good, bench, "--cpus", "4000"),
        bad(List.of("names no commit"), "git:", good),
        bad(List.of("--benchmarks-from", "baseline"), good, good, "--benchmarks-from", "both"));
  }

  private static Arguments bad(List<String> told, Object... words) {
    return Arguments.of(told, Arrays.stream(words).map(Object::toString).toArray(String[]::new));
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource
  void badInput(List<String> told, String[] words) {
    Path out = temp.resolve("never");
    List<String> args = new ArrayList<>(List.of("compare"));
    args.addAll(List.of(words));
    args.addAll(List.of("--out", out.toString()));
    Told answer = Told.by(args.toArray(String[]::new));
    assertThat(answer.status()).as(answer.toString()).isEqualTo(64);
    assertThat(answer.err()).contains(told).doesNotContain("This should not have happened");
    assertThat(answer.out()).isEmpty();
    assertThat(answer.showsStack()).as(answer.toString()).isFalse();
    assertThat(out).doesNotExist();
  }
}
