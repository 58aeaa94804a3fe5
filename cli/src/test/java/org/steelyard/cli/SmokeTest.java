package org.steelyard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Faults and healthy benchmarks in shared JVMs. */
class SmokeTest {
  @TempDir Path temp;

  @Test
  void everyFailingBenchmarkIsNamedAndTheOthersPass() {
    RunFiles run = new RunFiles(temp.resolve("run"));
    Told told =
        Told.by(
            "run",
            TestClassPath.ofBenchmarks(),
            "[.](faults|sound)[.]",
            "-e",
            "Vanished",
            "--effort",
            "smoke",
            "-to",
            "2s",
            "--out",
            run.folder().toString());
    assertThat(told.status()).as(told.toString()).isEqualTo(1);
    assertThat(told.out().lines().filter(l -> l.matches("  [A-Z]\\w+[.]\\w+.*")).map(String::strip))
        .as(told.toString())
        .containsExactlyInAnyOrder(
            "Throws.inBenchmark",
            "Throws.inSetUp",
            "Throws.inTearDown",
            "Ends.haltsWithThree",
            "Ends.haltsWithZero",
            "Ends.exitsInSetUp",
            "Ends.eatsTheHeap",
            "Ends.leavesHeapDump",
            "Ends.writesToNull",
            "Ends.neverStarts",
            "Hangs.inBenchmark",
            "Hangs.inSetUp",
            "Hangs.inTearDown",
            "Secretive.works");
    assertThat(told.out())
        .contains("Throws.inSetUp\n    threw: java.lang.IllegalStateException: no weights")
        .contains("Ends.neverStarts\n    no-start: ")
        .contains("Hangs.inSetUp\n    hung: ")
        .contains("Ends.haltsWithThree\n    crashed: ")
        .contains("10 passed, 14 failed");
    assertThat(told.showsStack()).isFalse();
    // Each case once, and each that failed in company had its own JVM before it was believed.
    assertThat(run.forks()).hasSize(24);
  }
}
