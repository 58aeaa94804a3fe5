package org.steelyard.cli;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The upper rooms: reports know no engine, and nobody knows the command line. */
class RoomsTest {
  private static final JavaClasses OURS =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("org.steelyard");

  @Test
  void allRoomsWereLookedAt() {
    assertThat(OURS.contain(Main.class)).isTrue();
    assertThat(OURS.contain(org.steelyard.report.JmhTable.class)).isTrue();
    assertThat(OURS.contain(org.steelyard.engine.EngineException.class)).isTrue();
  }

  @Test
  void reportsUseOnlyTheModelAndTheStatistics() {
    classes()
        .that()
        .resideInAPackage("org.steelyard.report..")
        .should()
        .onlyDependOnClassesThat(
            resideOutsideOfPackage("org.steelyard..")
                .or(resideInAPackage("org.steelyard.report.."))
                .or(resideInAPackage("org.steelyard.model.."))
                .or(resideInAPackage("org.steelyard.stats..")))
        .check(OURS);
  }

  @Test
  void nobodyUsesTheCommandLine() {
    noClasses()
        .that()
        .resideOutsideOfPackage("org.steelyard.cli..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.steelyard.cli..")
        .check(OURS);
  }

  @Test
  void reportsDoNotPrint() {
    NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS.check(
        OURS.that(resideInAPackage("org.steelyard.report..")));
  }
}
