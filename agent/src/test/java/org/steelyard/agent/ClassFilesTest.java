package org.steelyard.agent;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.steelyard.agent.protocol.Message;

/** The agent runs inside of other people's JVMs, some of them old, behind their class path. */
class ClassFilesTest {
  private static final int JAVA_8 = 52;

  private static Path root() throws URISyntaxException {
    return Path.of(Message.class.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  private static JavaClasses agent() throws URISyntaxException {
    return new ClassFileImporter().importPath(root());
  }

  @Test
  void everyClassRunsOnJava8() throws Exception {
    List<Path> files;
    try (Stream<Path> all = Files.walk(root())) {
      files = all.filter(f -> f.toString().endsWith(".class")).toList();
    }

    assertThat(files)
        .hasSizeGreaterThan(10)
        .allSatisfy(f -> assertThat(major(f)).isEqualTo(JAVA_8));
  }

  private static int major(Path file) throws IOException {
    try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
      assertThat(in.readInt()).isEqualTo(0xCAFEBABE);
      in.readUnsignedShort();
      return in.readUnsignedShort();
    }
  }

  /** com.sun.management is the JDK's own, exported, and looked for before it is used. */
  @Test
  void theAgentNeedsNothingButTheJdkAndTheJmhThatIsThere() throws Exception {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "", "java..", "com.sun.management..", "org.openjdk.jmh..", "org.steelyard.agent..")
        .check(agent());
  }

  /** The engine uses it without a JMH on its class path. */
  @Test
  void theProtocolNeedsNothingButJava() throws Exception {
    classes()
        .that()
        .resideInAPackage("..protocol..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("", "java..", "org.steelyard.agent.protocol..")
        .check(agent());
  }
}
