package org.steelyard.engine.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class MachineLockTest {
  @TempDir Path temp;

  @Test
  void theSecondIsToldWhomItWaitsForAndGetsItsTurn() throws Exception {
    Process other = hold("run of bench.jar");
    try {
      List<String> told = new CopyOnWriteArrayList<>();
      MachineLock.take(
              temp,
              "second",
              whom -> {
                told.add(whom);
                end(other);
              })
          .close();
      assertThat(told).containsExactly("process " + other.pid() + ": run of bench.jar");
      assertThat(other.isAlive()).isFalse();
    } finally {
      other.destroyForcibly();
    }
  }

  @Test
  void whoDiesHoldsNothing() throws Exception {
    Process other = hold("first");
    other.destroyForcibly().waitFor();
    List<String> told = new CopyOnWriteArrayList<>();
    MachineLock.take(temp, "second", told::add).close();
    assertThat(told).isEmpty();
  }

  @Test
  void itIsFreeAgainAfterItsClose() throws Exception {
    List<String> told = new CopyOnWriteArrayList<>();
    MachineLock.take(temp, "first", told::add).close();
    MachineLock.take(temp, "second", told::add).close();
    assertThat(told).isEmpty();
  }

  @Test
  void aPlainJmhThatRunsIsWaitedForToo() throws Exception {
    try (FileChannel jmh = jmhLock()) {
      FileLock held = jmh.lock();
      List<String> told = new CopyOnWriteArrayList<>();
      MachineLock.take(
              temp,
              "we",
              whom -> {
                told.add(whom);
                release(held);
              })
          .close();
      assertThat(told).containsExactly("another JMH run on this machine");
    }
  }

  @Test
  void aPlainJmhIsKeptOut() throws Exception {
    try (MachineLock lock = MachineLock.take(temp, "we", whom -> {});
        FileChannel jmh = jmhLock()) {
      assertThatThrownBy(jmh::tryLock)
          .isInstanceOf(java.nio.channels.OverlappingFileLockException.class);
    }
    try (FileChannel jmh = jmhLock()) {
      assertThat(jmh.tryLock()).isNotNull();
    }
  }

  @Test
  void whoGivesUpWaitingHoldsNothing() throws Exception {
    try (FileChannel jmh = jmhLock()) {
      FileLock held = jmh.lock();
      assertThatThrownBy(
              () -> MachineLock.take(temp, "we", whom -> Thread.currentThread().interrupt()))
          .isInstanceOf(InterruptedException.class);
      held.release();
    }
    List<String> told = new CopyOnWriteArrayList<>();
    MachineLock.take(temp, "next", told::add).close();
    assertThat(told).isEmpty();
  }

  private Process hold(String who) throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                LockHolder.class.getName(),
                temp.toString(),
                who)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    BufferedReader said =
        new BufferedReader(
            new java.io.InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    assertThat(said.readLine()).isEqualTo("held");
    return process;
  }

  private static void end(Process process) {
    try {
      process.getOutputStream().close();
      assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  private FileChannel jmhLock() throws Exception {
    return FileChannel.open(
        temp.resolve("jmh.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
  }

  private static void release(FileLock lock) {
    try {
      lock.release();
    } catch (java.io.IOException e) {
      throw new AssertionError(e);
    }
  }
}
