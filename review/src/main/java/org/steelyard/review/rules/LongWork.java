package org.steelyard.review.rules;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.steelyard.review.World;
import org.steelyard.review.code.Code;
import org.steelyard.review.code.Effects;

/** Whether code waits for something: sleeps, blocks, or does input and output. */
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

  private final World world;

  LongWork(World world) {
    this.world = world;
  }

  /** Whether any of the code, or what it calls on the class path, waits. */
  boolean isIn(Collection<Code> codes) {
    Deque<Code> left = new ArrayDeque<>(codes);
    Set<Object> seen = new HashSet<>();
    while (!left.isEmpty() && seen.size() < MOST) {
      Code code = left.remove();
      if (seen.add(code.method())) {
        for (AbstractInsnNode insn : code.method().instructions) {
          if (insn instanceof MethodInsnNode call) {
            if (WAITING.contains(call.owner + "." + call.name)) {
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
}
