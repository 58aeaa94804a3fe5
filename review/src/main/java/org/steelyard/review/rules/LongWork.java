package org.steelyard.review.rules;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.steelyard.review.World;
import org.steelyard.review.code.Annotations;
import org.steelyard.review.code.Code;
import org.steelyard.review.code.Effects;
import org.steelyard.review.code.Flow;
import org.steelyard.review.code.Loops;

/**
 * Whether code takes long enough for a fixture around each call: waits for something, does input
 * and output, or makes very many rounds of a loop.
 */
final class LongWork {
  /** Methods looked at for one benchmark. */
  private static final int MOST = 300;

  private static final Set<String> WAITING =
      Set.of(
          "java/lang/Thread.sleep",
          "java/lang/Thread.join",
          "java/lang/Object.wait",
          "java/util/concurrent/locks/LockSupport.park",
          "java/util/concurrent/locks/LockSupport.parkNanos",
          "java/util/concurrent/Future.get",
          "java/util/concurrent/FutureTask.get",
          "java/util/concurrent/CompletableFuture.get",
          "java/util/concurrent/CompletableFuture.join",
          "java/util/concurrent/ForkJoinTask.join",
          "java/util/concurrent/ForkJoinTask.get",
          "java/util/concurrent/CountDownLatch.await",
          "java/util/concurrent/CyclicBarrier.await",
          "java/util/concurrent/Phaser.awaitAdvance",
          "java/util/concurrent/Semaphore.acquire",
          "java/util/concurrent/TimeUnit.sleep",
          "java/util/concurrent/BlockingQueue.take",
          "java/util/concurrent/ExecutorService.awaitTermination",
          "java/lang/Process.waitFor",
          "java/lang/ProcessBuilder.start",
          "java/net/Socket.connect",
          "java/net/Socket.<init>",
          "java/net/http/HttpClient.send",
          "java/nio/channels/FileChannel.open",
          "java/nio/file/Files.newInputStream",
          "java/io/FileInputStream.<init>",
          "java/io/RandomAccessFile.<init>");

  /** Rounds of a loop that take a millisecond at 10 ns each. */
  private static final int MANY_ROUNDS = 100_000;

  /** What waits, in the words of those who write futures of their own. */
  private static final Set<String> WAITS =
      Set.of("await", "awaitUninterruptibly", "join", "sync", "syncUninterruptibly");

  private final World world;

  LongWork(World world) {
    this.world = world;
  }

  /** Whether any of the code loops that often, or it or what it calls on the class path waits. */
  boolean isIn(Collection<Code> codes) {
    return codes.stream().anyMatch(this::loopsLong) || waits(codes);
  }

  private boolean loopsLong(Code code) {
    if (code.flow().isEmpty()) {
      return false;
    }
    Flow flow = code.flow().get();
    for (Loops.Loop loop : code.loops()) {
      boolean isLong =
          loop.body().stream()
              .mapToObj(code.method().instructions::get)
              .filter(JumpInsnNode.class::isInstance)
              .flatMap(jump -> flow.operands(jump).stream())
              .flatMap(Set::stream)
              .anyMatch(bound -> atLeast(bound) >= MANY_ROUNDS);
      if (isLong) {
        return true;
      }
    }
    return false;
  }

  /** The least that a value is, as far as a constant or the values of a parameter tell. */
  private double atLeast(AbstractInsnNode origin) {
    if (origin instanceof LdcInsnNode constant && constant.cst instanceof Number number) {
      return number.doubleValue();
    }
    if (!(origin instanceof FieldInsnNode read)) {
      return 0;
    }
    return world.classes().find(read.owner).stream()
        .flatMap(type -> type.fields.stream())
        .filter(field -> field.name.equals(read.name))
        .map(
            field ->
                Annotations.of(
                    field.visibleAnnotations,
                    field.invisibleAnnotations,
                    "Lorg/openjdk/jmh/annotations/Param;"))
        .flatMap(Optional::stream)
        .flatMap(param -> param.list("value").stream())
        .mapToDouble(value -> value.matches("\\d{1,15}") ? Double.parseDouble(value) : 0)
        .min()
        .orElse(0);
  }

  private boolean waits(Collection<Code> codes) {
    Deque<Code> left = new ArrayDeque<>(codes);
    Set<Object> seen = new HashSet<>();
    while (!left.isEmpty() && seen.size() < MOST) {
      Code code = left.remove();
      if (seen.add(code.method())) {
        for (AbstractInsnNode insn : code.method().instructions) {
          if (insn instanceof MethodInsnNode call) {
            if (WAITING.contains(call.owner + "." + call.name)
                || WAITS.contains(call.name) && isFuture(call.owner)) {
              return true;
            }
            Optional<Effects.Method> target =
                call.owner.startsWith("java/")
                    ? Optional.empty()
                    : world.effects().resolve(call.owner, call.name, call.desc);
            target.ifPresent(m -> left.add(world.code(m.owner(), m.node())));
          }
        }
      }
    }
    return false;
  }

  private static boolean isFuture(String owner) {
    return owner.matches(".*(Future|Promise|Latch|Task|Group)");
  }
}
