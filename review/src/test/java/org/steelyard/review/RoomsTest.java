package org.steelyard.review;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import org.steelyard.review.rules.Rules;

/** Code is known without rules, and rules without each other's list. */
class RoomsTest {
  private static final JavaClasses OURS =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("org.steelyard.review");

  @Test
  void allRoomsWereLookedAt() {
    assertThat(OURS.contain(Review.class)).isTrue();
    assertThat(OURS.contain(Rules.class)).isTrue();
  }

  @Test
  void codeAndTwinsKnowNothingOfRules() {
    noClasses()
        .that(
            resideInAPackage("org.steelyard.review.code")
                .or(resideInAPackage("org.steelyard.review.rewrite")))
        .should()
        .dependOnClassesThat(
            resideInAPackage("org.steelyard.review")
                .or(resideInAPackage("org.steelyard.review.rules")))
        .check(OURS);
  }

  @Test
  void theReviewDoesNotNameItsRules() {
    noClasses()
        .that(resideInAPackage("org.steelyard.review"))
        .should()
        .dependOnClassesThat(resideInAPackage("org.steelyard.review.rules"))
        .check(OURS);
  }

  @Test
  void ofSteelyardOnlyTheModelIsUsed() {
    classes()
        .should()
        .onlyDependOnClassesThat(
            resideOutsideOfPackage("org.steelyard..")
                .or(resideInAPackage("org.steelyard.review.."))
                .or(resideInAPackage("org.steelyard.model..")))
        .check(OURS);
  }
}
