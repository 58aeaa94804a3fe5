package org.steelyard.engine.scan;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.steelyard.engine.scripted.Plans;
import org.steelyard.model.Mode;
import org.steelyard.model.Settings;

class ClassFilesTest {
  private static final String NAME = ScannedBenchmarks.OwnFixture.class.getName();
  private static final String FILE = NAME.replace('.', '/') + ".class";

  @TempDir Path temp;

  @Test
  void theFirstEntryOfTheClassPathWins() throws Exception {
    Path jar = TestClasses.jar(temp.resolve("a.jar"), "x/y", "jar".getBytes(UTF_8));
    Path folder = Files.createDirectories(temp.resolve("folder/x")).getParent();
    Files.writeString(folder.resolve("x/y"), "folder");
    assertThat(text(List.of(jar, folder))).isEqualTo("jar");
    assertThat(text(List.of(folder, jar))).isEqualTo("folder");
  }

  @Test
  void entriesThatCannotBeOpenedArePassedOver() throws Exception {
    Path broken = Files.writeString(temp.resolve("broken.jar"), "PK not a jar");
    Path jar = TestClasses.jar(temp.resolve("a.jar"), "x/y", "jar".getBytes(UTF_8));
    assertThat(text(List.of(temp.resolve("gone.jar"), broken, jar))).isEqualTo("jar");
  }

  @Test
  void aClassFileCutAtAnyByteThrowsNothing() throws Exception {
    byte[] whole = TestClasses.bytes(ScannedBenchmarks.FlagsInMain.class);
    String type = ScannedBenchmarks.FlagsInMain.class.getName();
    for (int length = 0; length < whole.length; length++) {
      Path jar =
          TestClasses.jar(
              temp.resolve("cut.jar"),
              type.replace('.', '/') + ".class",
              Arrays.copyOf(whole, length));
      scan(jar, type);
    }
  }

  @Test
  void aClassOfAJavaThatIsYetToComeThrowsNothing() throws Exception {
    byte[] newer = TestClasses.bytes(ScannedBenchmarks.OwnFixture.class);
    // Bytes 6 and 7 are the major version of the format (JVM specification, 4.1).
    newer[6] = 3;
    Path jar = TestClasses.jar(temp.resolve("newer.jar"), FILE, newer);
    assertThat(scan(jar, NAME)).isFalse();
  }

  @Test
  void classesThatExtendEachOtherAreReadOnceEach() throws Exception {
    Path folder = Files.createDirectories(temp.resolve("circle"));
    extending(folder, "Egg", "Hen");
    extending(folder, "Hen", "Egg");
    try (ClassFiles classes = new ClassFiles(List.of(folder))) {
      assertThat(classes.hierarchy("Egg", 0, Named::new))
          .extracting(n -> n.name)
          .containsExactly("Egg", "Hen");
    }
  }

  @Test
  void theClassPathEndsTheHierarchyNotTheJdk() throws Exception {
    Path folder = Files.createDirectories(temp.resolve("open"));
    extending(folder, "Chick", "Hen");
    extending(folder, "Hen", "java/util/ArrayList");
    try (ClassFiles classes = new ClassFiles(List.of(folder))) {
      assertThat(classes.hierarchy("Chick", 0, Named::new))
          .extracting(n -> n.name)
          .containsExactly("Chick", "Hen");
    }
  }

  private static final class Named extends ClassVisitor {
    private String name;

    Named() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visit(
        int version, int access, String name, String signature, String parent, String[] i) {
      this.name = name;
    }
  }

  private static void extending(Path folder, String name, String parent) throws Exception {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC, name, null, parent, null);
    Files.write(folder.resolve(name + ".class"), writer.toByteArray());
  }

  private static boolean scan(Path jar, String type) throws Exception {
    try (ClassFiles classes = new ClassFiles(List.of(jar))) {
      new LauncherFlags(classes).of(type);
      return new IterationFixtures(classes)
          .has(Plans.benchmark(type + ".measure", Mode.THROUGHPUT, Settings.NONE));
    }
  }

  private static String text(List<Path> classPath) throws Exception {
    try (ClassFiles classes = new ClassFiles(classPath)) {
      return new String(classes.resource("x/y").orElseThrow(), UTF_8);
    }
  }
}
