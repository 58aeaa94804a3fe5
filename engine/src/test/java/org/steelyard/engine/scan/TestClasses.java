package org.steelyard.engine.scan;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;

/** Where the compiled benchmarks of this package are, and jars made of whatever bytes. */
final class TestClasses {
  private TestClasses() {}

  static Path folder() throws URISyntaxException {
    return Path.of(TestClasses.class.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  static byte[] bytes(Class<?> type) throws IOException, URISyntaxException {
    return Files.readAllBytes(folder().resolve(type.getName().replace('.', '/') + ".class"));
  }

  static Path jar(Path file, String entry, byte[] content) throws IOException {
    try (OutputStream out = Files.newOutputStream(file);
        JarOutputStream jar = new JarOutputStream(out)) {
      jar.putNextEntry(new JarEntry(entry));
      jar.write(content);
    }
    return file;
  }
}
