package org.steelyard.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.steelyard.review.Mutants.Mutant;
import org.steelyard.review.clean.Numbers;
import org.steelyard.review.clean.Texts;
import org.steelyard.review.rules.Rules;

/** Recall: bad benchmarks made of clean ones are found. */
class MutantsTest {
  @TempDir private Path temp;

  @Test
  void cleanBenchmarksHaveNoFindings() {
    assertThat(
            Review.of(ClassPaths.ofTests(), name -> name.contains(".clean."), Rules.all())
                .findings())
        .isEmpty();
  }

  @Test
  void atLeast97PercentOfTheMutantsAreFound() throws IOException {
    List<Mutant> mutants = new ArrayList<>();
    for (Class<?> clean : List.of(Numbers.class, Texts.class)) {
      try (InputStream in = clean.getResourceAsStream(clean.getSimpleName() + ".class")) {
        mutants.addAll(Mutants.of(in.readAllBytes()));
      }
    }

    List<String> missed = new ArrayList<>();
    for (int i = 0; i < mutants.size(); i++) {
      Mutant mutant = mutants.get(i);
      if (!isFound(mutant, temp.resolve(Integer.toString(i)))) {
        missed.add(mutant.rule() + ", " + mutant.kind() + ": " + mutant.benchmark());
      }
    }

    assertThat(mutants).hasSizeGreaterThanOrEqualTo(200);
    assertThat((double) missed.size() / mutants.size())
        .as("missed %d of %d: %s", missed.size(), mutants.size(), missed)
        .isLessThanOrEqualTo(0.03);
  }

  private static boolean isFound(Mutant mutant, Path folder) throws IOException {
    Path file = folder.resolve(mutant.className() + ".class");
    Files.createDirectories(file.getParent());
    Files.write(file, mutant.bytes());
    List<Path> classPath = new ArrayList<>(List.of(folder));
    classPath.addAll(ClassPaths.ofTests());
    return Review.of(classPath, mutant.benchmark()::equals, Rules.all()).findings().stream()
        .anyMatch(f -> f.rule().equals(mutant.rule()));
  }
}
