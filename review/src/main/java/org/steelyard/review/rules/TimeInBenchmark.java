package org.steelyard.review.rules;

import java.util.List;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.steelyard.model.Finding;
import org.steelyard.model.Severity;
import org.steelyard.review.Benchmark;
import org.steelyard.review.BenchmarkClass;
import org.steelyard.review.Findings;
import org.steelyard.review.Rule;
import org.steelyard.review.code.Code;

/** The benchmark reads a clock itself. */
public final class TimeInBenchmark implements Rule {
  private static final Set<String> CLOCKS =
      Set.of(
          "java/lang/System.nanoTime",
          "java/lang/System.currentTimeMillis",
          "java/time/Instant.now",
          "java/time/LocalDateTime.now",
          "java/time/ZonedDateTime.now",
          "java/time/Clock.millis");

  @Override
  public String name() {
    return "time-in-benchmark";
  }

  @Override
  public String summary() {
    return "a benchmark reads a clock besides its work";
  }

  @Override
  public void look(BenchmarkClass benchmarks, Findings findings) {
    for (Benchmark benchmark : benchmarks.benchmarks()) {
      for (Code code : benchmarks.ownCode(benchmark)) {
        boolean otherWork = false;
        AbstractInsnNode read = null;
        for (AbstractInsnNode insn : code.method().instructions) {
          if (insn instanceof MethodInsnNode call) {
            if (CLOCKS.contains(call.owner + "." + call.name)) {
              read = insn;
            } else if (!call.owner.startsWith("org/openjdk/jmh/")) {
              otherWork = true;
            }
          }
        }
        // A benchmark of the clock itself does nothing else.
        if (read != null && otherWork) {
          findings.add(
              new Finding(
                  name(),
                  Severity.NOTE,
                  benchmarks.place(code, read),
                  List.of(benchmarks.fullName(benchmark)),
                  "The clock is read inside what is measured. That takes 20 to 30 ns, on some virtual"
                      + " machines a microsecond, and is part of the score.",
                  "Leave timing to JMH; for times of parts, use @AuxCounters or Mode.SampleTime."));
        }
      }
    }
  }
}
