package org.steelyard.engine;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_THROW_GENERIC_EXCEPTIONS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.steelyard.agent.Host;
import org.steelyard.agent.protocol.HostStart;

/** The rooms of the design: who uses whom. */
class RoomsTest {
  private static final JavaClasses OURS =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(
              "org.steelyard.engine",
              "org.steelyard.model",
              "org.steelyard.stats",
              "org.steelyard.agent");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "engine.arm",
        "engine.config",
        "engine.plan",
        "engine.run",
        "model",
        "stats",
        "agent.protocol"
      })
  void allRoomsWereLookedAt(String room) {
    assertThat(OURS.stream().map(JavaClass::getPackageName)).contains("org.steelyard." + room);
  }

  @Test
  void ofTheAgentTheEngineUsesOnlyTheProtocol() {
    noClasses()
        .that()
        .resideInAPackage("org.steelyard.engine..")
        .should()
        .dependOnClassesThat(
            resideInAPackage("org.steelyard.agent..")
                .and(resideOutsideOfPackage("org.steelyard.agent.protocol..")))
        .check(OURS);
  }

  @Test
  void theProtocolNamesTheHostThatTheAgentHas() {
    assertThat(HostStart.MAIN_CLASS).isEqualTo(Host.class.getName());
  }

  @Test
  void theEnginesPackagesHaveNoCycles() {
    slices().matching("org.steelyard.engine.(*)..").should().beFreeOfCycles().check(OURS);
  }

  @Test
  void theEngineUsesOnlyTheRoomsBelowIt() {
    classes()
        .that()
        .resideInAPackage("org.steelyard.engine..")
        .should()
        .onlyDependOnClassesThat(
            resideOutsideOfPackage("org.steelyard..")
                .or(resideInAPackage("org.steelyard.engine.."))
                .or(resideInAPackage("org.steelyard.model.."))
                .or(resideInAPackage("org.steelyard.stats.."))
                .or(resideInAPackage("org.steelyard.agent.protocol..")))
        .check(OURS);
  }

  @Test
  void theProjectsFileKnowsNothingOfHowThingsAreMeasured() {
    noClasses()
        .that()
        .resideInAPackage("org.steelyard.engine.config..")
        .should()
        .dependOnClassesThat(
            resideInAPackage("org.steelyard.engine.*..")
                .and(resideOutsideOfPackage("org.steelyard.engine.config..")))
        .check(OURS);
  }

  /** Naming and building arms starts no benchmark, and needs no JVM of the user's. */
  @Test
  void armsAreMadeWithoutMeasuring() {
    noClasses()
        .that()
        .resideInAPackage("org.steelyard.engine.arm..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.steelyard.engine.launch..", "org.steelyard.engine.run..")
        .check(OURS);
  }

  @Test
  void theModelUsesNothingOfOurs() {
    staysAlone("org.steelyard.model");
  }

  @Test
  void theStatisticsUseNothingOfOurs() {
    staysAlone("org.steelyard.stats");
  }

  @Test
  void theStatisticsKnowNoFileAndNoClock() {
    noClasses()
        .that()
        .resideInAPackage("org.steelyard.stats..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.io..", "java.nio..", "java.time..", "java.net..")
        .orShould()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .check(OURS);
  }

  @ParameterizedTest
  @ValueSource(strings = {"engine", "model", "stats"})
  void nobodyPrints(String room) {
    NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS.check(
        OURS.that(resideInAPackage("org.steelyard." + room + "..")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"engine", "model", "stats"})
  void nobodyThrowsGenericExceptions(String room) {
    NO_CLASSES_SHOULD_THROW_GENERIC_EXCEPTIONS.check(
        OURS.that(resideInAPackage("org.steelyard." + room + "..")));
  }

  private static void staysAlone(String room) {
    noClasses()
        .that()
        .resideInAPackage(room + "..")
        .should()
        .dependOnClassesThat(
            resideInAPackage("org.steelyard..").and(resideOutsideOfPackage(room + "..")))
        .check(OURS);
  }
}
