package org.steelyard.engine.run;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.steelyard.engine.EngineException;
import org.steelyard.model.JournalEntry;
import org.steelyard.model.Json;
import tools.jackson.databind.ObjectWriter;

/**
 * The append-only file of a run. An entry is on the disk when {@link #append} returns; one that
 * does not fit is taken back whole.
 */
public final class Journal implements AutoCloseable {
  private static final ObjectWriter WRITER = Json.lines().writerFor(JournalEntry.class);

  private final RunFolder folder;
  private final FileChannel channel;
  private final FileLock lock;

  private Journal(RunFolder folder, FileChannel channel, FileLock lock) {
    this.folder = folder;
    this.channel = channel;
    this.lock = lock;
  }

  /**
   * Opens a journal to go on after {@code end}; what stands behind that is a torn line and goes.
   *
   * @param end position in bytes, 0 for a new journal
   * @throws EngineException when another process writes to it
   */
  public static Journal open(RunFolder folder, long end) throws EngineException {
    Path file = folder.journal();
    try {
      return open(
          folder, end, FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE));
    } catch (IOException e) {
      throw new EngineException("cannot open " + file + ": " + e, e);
    }
  }

  /**
   * @param channel closed with the journal, or when that cannot be opened
   */
  static Journal open(RunFolder folder, long end, FileChannel channel)
      throws EngineException, IOException {
    try {
      FileLock lock = tryLock(channel);
      if (lock == null) {
        throw new EngineException(
            folder.journal() + " is being written by another process: that run is still going on.");
      }
      channel.truncate(end);
      channel.position(end);
      return new Journal(folder, channel, lock);
    } catch (EngineException | IOException e) {
      channel.close();
      throw e;
    }
  }

  private static FileLock tryLock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException inThisProcess) {
      return null;
    }
  }

  /** Writes an entry and waits until the disk has it. */
  public synchronized void append(JournalEntry entry) throws EngineException {
    byte[] line = (WRITER.writeValueAsString(entry) + "\n").getBytes(StandardCharsets.UTF_8);
    long before = -1;
    try {
      before = channel.position();
      ByteBuffer buffer = ByteBuffer.wrap(line);
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
      channel.force(false);
    } catch (IOException e) {
      takeBack(before);
      throw new EngineException(
          "cannot write to "
              + folder.journal()
              + ": "
              + e.getMessage()
              + "\nAll that was written before is safe. Make room, then: steelyard resume "
              + folder.path(),
          e);
    }
  }

  private void takeBack(long end) {
    try {
      if (end >= 0) {
        channel.truncate(end);
        channel.position(end);
      }
    } catch (IOException worse) {
      // A torn last line is dropped when the journal is read.
    }
  }

  @Override
  public void close() {
    try {
      lock.release();
      channel.close();
    } catch (IOException e) {
      // Every entry was synced when it was appended.
    }
  }
}
