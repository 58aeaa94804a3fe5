package org.steelyard.engine.machine;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Keeps two measurements on one machine apart: one waits until the other is done. It takes JMH's
 * own lock too, so that a plain JMH beside us refuses to start, and we wait for one that runs.
 */
public final class MachineLock implements AutoCloseable {
  private static final long LOOK_AGAIN_MILLIS = 500;

  private final List<FileChannel> held;

  private MachineLock(List<FileChannel> held) {
    this.held = held;
  }

  /**
   * Waits until nothing else measures.
   *
   * @param who what others are told that they wait for
   * @param waiting is told, once, whom we wait for
   */
  public static MachineLock take(Path tempFolder, String who, Consumer<String> waiting)
      throws InterruptedException {
    List<FileChannel> held = new ArrayList<>();
    MachineLock lock = new MachineLock(held);
    try {
      take(tempFolder, who, waiting, held);
      return lock;
    } catch (InterruptedException givenUp) {
      lock.close();
      throw givenUp;
    }
  }

  private static void take(
      Path tempFolder, String who, Consumer<String> waiting, List<FileChannel> held)
      throws InterruptedException {
    boolean told = false;
    for (String name : List.of("steelyard.lock", "jmh.lock")) {
      Path file = tempFolder.resolve(name);
      @Nullable FileChannel channel = open(file);
      if (channel == null) {
        // Another user's lock file that we may not open says nothing about what runs now.
        continue;
      }
      held.add(channel);
      while (!lock(channel)) {
        if (!told) {
          waiting.accept(holder(file));
          told = true;
        }
        Thread.sleep(LOOK_AGAIN_MILLIS);
      }
      if (name.startsWith("steelyard")) {
        sign(channel, who);
      }
    }
  }

  private static @Nullable FileChannel open(Path file) {
    try {
      FileChannel channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      file.toFile().setWritable(true, false);
      return channel;
    } catch (IOException notOurs) {
      return null;
    }
  }

  private static boolean lock(FileChannel channel) {
    try {
      @Nullable FileLock lock = channel.tryLock();
      return lock != null;
    } catch (OverlappingFileLockException inThisProcess) {
      return false;
    } catch (IOException noLocksHere) {
      return true;
    }
  }

  private static void sign(FileChannel channel, String who) {
    try {
      channel.truncate(0);
      String text = "process " + ProcessHandle.current().pid() + ": " + who;
      channel.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), 0);
    } catch (IOException e) {
      // Then others wait without knowing for whom.
    }
  }

  private static String holder(Path file) {
    try {
      String who = file.endsWith("jmh.lock") ? "" : Files.readString(file).strip();
      return who.isEmpty() ? "another JMH run on this machine" : who;
    } catch (IOException unreadable) {
      return "another measurement on this machine";
    }
  }

  @Override
  public void close() {
    for (FileChannel channel : held) {
      try {
        channel.close();
      } catch (IOException e) {
        // The end of the process releases it.
      }
    }
  }
}
