package org.steelyard.engine.target;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.steelyard.engine.EngineException;
import org.steelyard.model.Fingerprint;

/** Tells whether a class path still holds what it held. */
public final class Fingerprints {
  private Fingerprints() {}

  public static List<Fingerprint> of(List<Path> classPath) throws EngineException {
    // Hashing is all the work, and each entry is on its own.
    List<Fingerprint> prints = classPath.parallelStream().map(Fingerprints::quietly).toList();
    for (int i = 0; i < prints.size(); i++) {
      if (prints.get(i) == null) {
        throw new EngineException(classPath.get(i) + " cannot be read.");
      }
    }
    return prints;
  }

  private static Fingerprint quietly(Path entry) {
    try {
      return new Fingerprint(entry.toString(), sha256(entry));
    } catch (IOException unreadable) {
      return null;
    }
  }

  private static String sha256(Path entry) throws IOException {
    if (!Files.exists(entry)) {
      return Fingerprint.ABSENT;
    }
    MessageDigest digest = digest();
    if (Files.isDirectory(entry)) {
      try (Stream<Path> tree = Files.walk(entry)) {
        for (Path file : tree.filter(Files::isRegularFile).sorted().toList()) {
          digest.update(entry.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
          digest.update((byte) 0);
          update(digest, file);
        }
      }
    } else {
      update(digest, entry);
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static void update(MessageDigest digest, Path file) throws IOException {
    byte[] buffer = new byte[1 << 16];
    try (InputStream in = Files.newInputStream(file)) {
      for (int n = in.read(buffer); n > 0; n = in.read(buffer)) {
        digest.update(buffer, 0, n);
      }
    }
  }

  private static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException everyJavaHasIt) {
      throw new IllegalStateException(everyJavaHasIt);
    }
  }
}
