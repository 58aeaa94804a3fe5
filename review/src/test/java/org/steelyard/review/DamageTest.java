package org.steelyard.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.steelyard.model.Finding;
import org.steelyard.review.examples.IgnoredResults;
import org.steelyard.review.rules.Rules;

/**
 * Class files that are newer than we know, broken, or not there: noted, and the rest is reviewed.
 */
class DamageTest {
  private static final String CLASS = "org/steelyard/review/examples/IgnoredResults.class";
  private static final String OTHER = "org/steelyard/review/examples/ConstantInputs.class";

  @TempDir private Path temp;

  @Test
  void classFilesOfANewerJdkAreReadAndNoted() throws IOException {
    byte[] bytes = own();
    bytes[7] = 99;

    Review review = review(Map.of(CLASS, bytes));

    assertThat(rules(review)).contains("ignored-result");
    assertThat(review.notes())
        .anyMatch(note -> note.contains("IgnoredResults is compiled for Java 55"));
  }

  @Test
  void brokenClassFilesAreNotedAndTheOthersReviewed() throws IOException {
    Review review = review(Map.of(CLASS, Arrays.copyOf(own(), 700), OTHER, "no class".getBytes()));

    assertThat(review.notes())
        .anyMatch(note -> note.contains("IgnoredResults is not a class file"))
        .anyMatch(note -> note.contains("ConstantInputs is not a class file"));
    assertThat(rules(review)).contains("loop-accumulation").doesNotContain("constant-input");
  }

  @Test
  void noClassFileCrashesItHoweverItIsDamaged() throws IOException {
    for (int at = 8; at < own().length; at += 397) {
      byte[] bytes = own();
      bytes[at] ^= 0x55;

      Review review = review(Map.of(CLASS, bytes));

      assertThat(rules(review)).contains("loop-accumulation");
    }
  }

  @Test
  void methodsThatAreTooLongAreNoted() throws IOException {
    ClassNode type = new ClassNode();
    new ClassReader(own()).accept(type, 0);
    for (MethodNode method : type.methods) {
      if (method.name.equals("privateCall")) {
        for (int i = 0; i < 7_000; i++) {
          method.instructions.insert(new InsnNode(Opcodes.NOP));
        }
      }
    }
    ClassWriter writer = new ClassWriter(0);
    type.accept(writer);

    assertThat(review(Map.of(CLASS, writer.toByteArray())).notes())
        .anyMatch(note -> note.contains("IgnoredResults.privateCall") && note.contains("too long"));
  }

  @Test
  void classesThatAreMissingAreNoted() throws IOException {
    List<Path> withoutJmh =
        ClassPaths.ofTests().stream().filter(p -> !p.toString().contains("jmh-core")).toList();

    Review review =
        Review.of(withoutJmh, name -> name.contains(".LoopAccumulations."), Rules.all());

    assertThat(rules(review)).contains("loop-accumulation");
    assertThat(review.notes())
        .anyMatch(note -> note.startsWith("org.openjdk.jmh.infra.Blackhole is not on"));
  }

  @Test
  void entriesThatAreNotThereAreNoted() {
    List<Path> classPath = new ArrayList<>(ClassPaths.ofTests());
    classPath.add(temp.resolve("no-such.jar"));

    assertThat(Review.of(classPath, name -> false, Rules.all()).notes())
        .anyMatch(note -> note.contains("no-such.jar cannot be read"));
  }

  @Test
  void aJarThatIsCutShortIsNoted() throws IOException {
    Path jar = temp.resolve("cut.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      zip.putNextEntry(new ZipEntry(CLASS));
      zip.write(own());
    }
    byte[] whole = Files.readAllBytes(jar);
    Files.write(jar, Arrays.copyOf(whole, whole.length / 2));
    List<Path> classPath = new ArrayList<>(List.of(jar));
    classPath.addAll(ClassPaths.ofTests());

    Review review = Review.of(classPath, name -> true, Rules.all());

    assertThat(review.notes()).anyMatch(note -> note.contains("cut.jar cannot be read"));
    assertThat(rules(review)).contains("ignored-result");
  }

  private static byte[] own() throws IOException {
    try (InputStream in = IgnoredResults.class.getResourceAsStream("IgnoredResults.class")) {
      return in.readAllBytes();
    }
  }

  /** The examples, some of their classes replaced. */
  private Review review(Map<String, byte[]> replaced) throws IOException {
    Path folder = Files.createTempDirectory(temp, "replaced");
    for (Map.Entry<String, byte[]> each : replaced.entrySet()) {
      Path file = folder.resolve(each.getKey());
      Files.createDirectories(file.getParent());
      Files.write(file, each.getValue());
    }
    List<Path> classPath = new ArrayList<>(List.of(folder));
    classPath.addAll(ClassPaths.ofTests());
    return Review.of(
        classPath,
        name -> name.matches(".*(IgnoredResults|LoopAccumulations|ConstantInputs).*"),
        Rules.all());
  }

  private static List<String> rules(Review review) {
    return review.findings().stream().map(Finding::rule).distinct().toList();
  }
}
