package org.steelyard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.steelyard.model.Block;
import org.steelyard.model.Block.Arrangement;
import org.steelyard.model.Failure;
import org.steelyard.model.Fork;

/** Blocks of real forks: what two JVMs do that are alive together. */
@Timeout(120)
class BlocksTest {
  private static final int ITERATIONS = PairOfForks.WARMUP + PairOfForks.MEASURED;

  @TempDir Path temp;

  private PairOfForks pair;

  @BeforeEach
  void open() throws Exception {
    pair = new PairOfForks(temp);
  }

  @AfterEach
  void nobodyIsLeft() throws InterruptedException {
    pair.close();
    assertThat(EngineProcess.within(5, () -> pair.forks().isEmpty())).isTrue();
  }

  /** The diary is written by the benchmark itself; it knows nothing of turns. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void iterationsAlternateWithoutOverlapAndWhoIsFirstBegins(boolean candidateFirst)
      throws Exception {
    Block block = pair.turns("weighs", candidateFirst);

    assertThat(block.arrangement()).isEqualTo(Arrangement.TURNS);
    assertThat(block.failed()).isFalse();
    assertThat(pair.diary())
        .extracting(line -> line[0] + " " + line[1])
        .containsExactlyElementsOf(alternating(candidateFirst));
    for (Fork fork : block.forks()) {
      assertThat(fork.warmup()).hasSize(PairOfForks.WARMUP);
      assertThat(fork.measurement())
          .hasSize(PairOfForks.MEASURED)
          .allSatisfy(i -> assertThat(i.score()).isPositive())
          // Of two iterations of 40 ms one is the other's.
          .allSatisfy(i -> assertThat(i.counters().waited()).isGreaterThan(40_000_000L));
    }
  }

  private static List<String> alternating(boolean candidateFirst) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < 2 * ITERATIONS; i++) {
      String arm = (i % 2 == 0) == candidateFirst ? "candidate" : "baseline";
      lines.add(arm + " begin");
      lines.add(arm + " end");
    }
    return lines;
  }

  @Test
  void inSequenceTheSecondBeginsWhenTheFirstIsDone() throws Exception {
    Block block = pair.make("weighs", Arrangement.SEQUENTIAL, true, 40, List.of());

    assertThat(block.failed()).isFalse();
    assertThat(block.note()).isNull();
    List<String> arms = pair.diary().stream().map(line -> line[0]).toList();
    assertThat(arms).hasSize(4 * ITERATIONS);
    assertThat(arms.subList(0, 2 * ITERATIONS)).containsOnly("candidate");
    assertThat(arms.subList(2 * ITERATIONS, 4 * ITERATIONS)).containsOnly("baseline");
  }

  @Test
  void inADuetBothAreAtWorkAtTheSameTime() throws Exception {
    Block block = pair.make("weighs", Arrangement.DUET, false, 300, List.of());

    assertThat(block.arrangement()).isEqualTo(Arrangement.DUET);
    assertThat(block.failed()).isFalse();
    List<String> arms = pair.diary().stream().map(line -> line[0]).toList();
    assertThat(arms).hasSize(4 * ITERATIONS);
    // One has begun its first iteration before the other has ended its last.
    assertThat(arms.indexOf("candidate")).isLessThan(arms.lastIndexOf("baseline"));
    assertThat(arms.indexOf("baseline")).isLessThan(arms.lastIndexOf("candidate"));
    assertThat(block.baseline().measurement()).allMatch(i -> i.counters().waited() == null);
  }

  @Test
  void crashInTheThirdIterationIsOfTheArmThatCrashedAndOfNoOther() throws Exception {
    Block block = pair.turns("weighs", false, "-Ddies=3");

    assertThat(block.arrangement()).isEqualTo(Arrangement.SEQUENTIAL);
    assertThat(block.note()).contains("alive together", "status 3").doesNotContain("they pass");
    assertThat(block.candidate().failure().kind()).isEqualTo(Failure.Kind.CRASHED);
    assertThat(block.candidate().failure().cause()).contains("status 3");
    assertThat(block.baseline().failed()).isFalse();
    assertThat(block.baseline().measurement()).hasSize(PairOfForks.MEASURED);
  }

  /** The other one is ended before it has come to its gate, and made again by a host in order. */
  @Test
  void forkThatDoesNotStartLeavesTheOtherAsItWouldBeAlone() throws Exception {
    String alone = pair.turns("weighs", false).baseline().jvm().blackholes();

    Block block = pair.turns("weighs", false, "-XX:+NoSuchFlag");

    assertThat(block.candidate().failure().kind()).isEqualTo(Failure.Kind.NO_START);
    assertThat(block.note()).contains("alive together", "NoSuchFlag");
    assertThat(block.baseline().failed()).isFalse();
    assertThat(block.baseline().jvm().blackholes()).isEqualTo(alone);
  }

  @Test
  void hangInItsOwnTurnIsOfTheArmThatHungAndNotOfTheOneThatWaited() throws Exception {
    Block block = pair.turns("weighs", true, "-Dhangs=3");

    assertThat(block.arrangement()).isEqualTo(Arrangement.SEQUENTIAL);
    assertThat(block.note()).contains("alive together", "nothing was heard");
    assertThat(block.candidate().failure().kind()).isEqualTo(Failure.Kind.HUNG);
    assertThat(block.baseline().failed()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void forksThatWantTheSamePortAreMadeOneAfterTheOtherAndTheNoteSaysWhy(boolean candidateFirst)
      throws Exception {
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      System.setProperty("port", Integer.toString(free.getLocalPort()));
    }
    Block block = pair.turns("serves", candidateFirst);

    assertThat(block.failed()).isFalse();
    assertThat(block.arrangement()).isEqualTo(Arrangement.SEQUENTIAL);
    assertThat(block.note()).contains("alive together", "BindException", "they pass");
  }

  @Test
  void forkThatDoesNotRestWhileItWaitsIsNoted() throws Exception {
    Block block = pair.turns("polls", false);

    assertThat(block.failed()).isFalse();
    assertThat(block.note()).contains("% of a processor while it waited");
  }

  @Test
  void forkThatWaitsForItsTurnEndsWithTheEngine() throws Exception {
    Process engine =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                PairOfForks.class.getName(),
                temp.toString())
            .redirectErrorStream(true)
            .redirectOutput(temp.resolve("engine.txt").toFile())
            .start();
    try {
      assertThat(EngineProcess.within(60, () -> begun(temp)))
          .as(Files.readString(temp.resolve("engine.txt")))
          .isTrue();
      assertThat(pair.forks()).as("one works, one waits").hasSize(2);
    } finally {
      engine.destroyForcibly().waitFor();
    }

    assertThat(EngineProcess.within(5, () -> pair.forks().isEmpty())).isTrue();
  }

  private static boolean begun(Path folder) {
    try {
      return Files.readString(folder.resolve("diary.txt")).contains("begin");
    } catch (IOException notYet) {
      return false;
    }
  }
}
