package org.steelyard.review.rules;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.steelyard.model.Finding;
import org.steelyard.model.Severity;
import org.steelyard.review.Benchmark;
import org.steelyard.review.BenchmarkClass;
import org.steelyard.review.Findings;
import org.steelyard.review.Rule;
import org.steelyard.review.code.Code;
import org.steelyard.review.code.Flow;

/**
 * A collection of the state grows with every call and is never made smaller by the benchmark: its
 * size, and with it the cost of a call, depends on how long and how fast JMH measures
 * (JMHSample_26_BatchSize).
 */
public final class UnsizedInput implements Rule {
  private static final Set<String> GROWING =
      Set.of(
          "java/util/List.add",
          "java/util/ArrayList.add",
          "java/util/LinkedList.add",
          "java/util/Collection.add",
          "java/util/Deque.addLast",
          "java/util/Deque.addFirst",
          "java/util/Deque.push",
          "java/util/ArrayDeque.add",
          "java/util/Queue.add",
          "java/util/Queue.offer",
          "java/util/concurrent/ConcurrentLinkedQueue.add",
          "java/util/concurrent/ConcurrentLinkedQueue.offer",
          "java/lang/StringBuilder.append",
          "java/lang/StringBuffer.append");

  private static final Set<String> SHRINKING =
      Set.of(
          "clear",
          "remove",
          "removeFirst",
          "removeLast",
          "removeIf",
          "removeAll",
          "poll",
          "pollFirst",
          "pollLast",
          "pop",
          "take",
          "setLength",
          "delete",
          "drainTo",
          "retainAll");

  @Override
  public String name() {
    return "unsized-input";
  }

  @Override
  public String summary() {
    return "a collection grows with every call, so its size depends on how long is measured";
  }

  @Override
  public void look(BenchmarkClass benchmarks, Findings findings) {
    for (Benchmark benchmark : benchmarks.benchmarks()) {
      if (benchmark.modes().equals(Set.of("SingleShotTime"))) {
        continue;
      }
      for (Code code : benchmarks.ownCode(benchmark)) {
        if (code.flow().isPresent()) {
          Flow flow = code.flow().get();
          for (AbstractInsnNode insn : flow.instructions()) {
            if (insn instanceof MethodInsnNode call
                && GROWING.contains(call.owner + "." + call.name)) {
              Optional<FieldInsnNode> field = flow.field(flow.operand(call, 0));
              if (field.isPresent()
                  && isOfState(benchmarks, benchmark, field.get())
                  && !isShrunk(benchmarks, benchmark, field.get().name)) {
                findings.add(finding(benchmarks, benchmark, code, call, field.get().name));
              }
            }
          }
        }
      }
    }
  }

  private static boolean isOfState(
      BenchmarkClass benchmarks, Benchmark benchmark, FieldInsnNode field) {
    for (ClassNode state : benchmark.states()) {
      if (benchmarks.world().hierarchy(state).stream().anyMatch(c -> c.name.equals(field.owner))) {
        return true;
      }
    }
    return false;
  }

  /** Whether the benchmark itself, or a fixture around each call, takes something out again. */
  private static boolean isShrunk(BenchmarkClass benchmarks, Benchmark benchmark, String field) {
    for (Code code : benchmarks.ownCode(benchmark)) {
      if (isShrunk(code, field)) {
        return true;
      }
    }
    for (ClassNode state : benchmark.states()) {
      for (String annotation : List.of("Setup", "TearDown")) {
        for (BenchmarkClass.Annotated fixture : benchmarks.annotated(state, annotation)) {
          if ("Invocation".equals(fixture.annotation().enumeration("value"))) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean isShrunk(Code code, String field) {
    return code.flow().isPresent()
        && code.flow().get().instructions().stream()
            .anyMatch(
                insn ->
                    insn instanceof MethodInsnNode call && SHRINKING.contains(call.name)
                        || insn instanceof FieldInsnNode put
                            && put.getOpcode() == Opcodes.PUTFIELD
                            && put.name.equals(field));
  }

  private Finding finding(
      BenchmarkClass benchmarks,
      Benchmark benchmark,
      Code code,
      MethodInsnNode call,
      String field) {
    return new Finding(
        name(),
        Severity.WARNING,
        benchmarks.place(code, call),
        List.of(benchmarks.fullName(benchmark)),
        field
            + " grows with every call, so its size depends on how long and how fast is measured: a"
            + " longer iteration, or a faster machine, measures something else.",
        "Measure batches of fixed size: @BenchmarkMode(Mode.SingleShotTime) with"
            + " @Measurement(batchSize = ...); or take out in each call what it puts in.");
  }
}
