package org.steelyard.junit;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the command line has listed before. An IDE discovers tests at every run, and JMH's own list
 * tells all that the listing is made of: where that has not changed, neither has the listing.
 */
final class KnownLists {
  /** The newest are kept. */
  private static final int KEPT = 20;

  private final Path folder;
  private final Path file;

  /**
   * @param folder where they lie; made when it is not there
   * @param madeOf all that a listing depends on
   */
  KnownLists(Path folder, List<String> madeOf) {
    this.folder = folder;
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (String part : madeOf) {
        digest.update(part.getBytes(StandardCharsets.UTF_8));
        digest.update((byte) 0);
      }
      this.file = folder.resolve(HexFormat.of().formatHex(digest.digest(), 0, 16) + ".json");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  /** The listing, if it was made before. */
  Optional<String> read() {
    try {
      return Files.exists(file) ? Optional.of(Files.readString(file)) : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Remembers a listing; where that cannot be, it is made again next time. */
  void write(String listing) {
    try {
      Files.createDirectories(folder);
      Path part = Files.createTempFile(folder, "list", ".part");
      Files.writeString(part, listing);
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
      forgetOldest();
    } catch (IOException e) {
      // As above.
    }
  }

  private void forgetOldest() throws IOException {
    List<Path> all = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      files.filter(f -> f.toString().endsWith(".json")).forEach(all::add);
    }
    all.sort(Comparator.comparingLong(f -> f.toFile().lastModified()));
    for (int i = 0; i < all.size() - KEPT; i++) {
      Files.deleteIfExists(all.get(i));
    }
  }
}
