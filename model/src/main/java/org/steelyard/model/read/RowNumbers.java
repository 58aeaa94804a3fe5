package org.steelyard.model.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.read.TableHead.Column;

/**
 * The numbers of a row: everything between the mode and the unit.
 *
 * @param samples null where the row does not tell
 * @param score NaN where there is none
 * @param approximate whether only a magnitude is known
 * @param error null where there is none
 */
record RowNumbers(
    @Nullable Long samples, double score, boolean approximate, @Nullable Double error) {

  /** The numbers that some words are, if they are some. */
  static Optional<RowNumbers> of(List<String> words, TableHead head) {
    int last = words.size() - 1;
    if (last < 0) {
      return Optional.empty();
    }
    if (isApproximate(words)) {
      boolean zero = words.get(last).equals("0");
      double score = zero ? 0 : Figure.magnitude(words.get(last));
      boolean signed = last > 0 && Words.isSign(words.get(last - 1));
      return before(words.subList(0, signed ? last - 1 : last), head)
          .map(samples -> new RowNumbers(samples.value, score, true, null));
    }
    int sign = sign(words);
    if (sign > 0) {
      Double score = Figure.of(words.get(sign - 1));
      Double error = sign + 2 == words.size() ? Figure.of(words.get(sign + 1)) : null;
      return score == null || error == null
          ? Optional.empty()
          : before(words.subList(0, sign - 1), head)
              .map(samples -> new RowNumbers(samples.value, score, false, known(error)));
    }
    return withoutSign(words, head);
  }

  /** What stands before the score: nothing, the samples, and of old tables more. */
  private record Samples(@Nullable Long value) {}

  private static Optional<Samples> before(List<String> words, TableHead head) {
    if (words.isEmpty()) {
      return Optional.of(new Samples(null));
    }
    if (words.size() > head.score() || !words.stream().allMatch(w -> Figure.of(w) != null)) {
      return Optional.empty();
    }
    // Aligned to the score: what is missing is missing at the left.
    int column = head.numbers().indexOf(Column.COUNT) - (head.score() - words.size());
    return Optional.of(
        new Samples(
            column >= 0 && column < words.size() && Figure.isCount(words.get(column))
                ? Long.valueOf(words.get(column))
                : null));
  }

  private static boolean isApproximate(List<String> words) {
    int last = words.size() - 1;
    if (Figure.isMagnitude(words.get(last))) {
      return true;
    }
    // JMH gives every error three decimals: a bare 0 behind a sign is no error but "≈ 0".
    return last > 0 && words.get(last).equals("0") && Words.isSign(words.get(last - 1));
  }

  private static int sign(List<String> words) {
    for (int i = words.size() - 2; i > 0; i--) {
      if (Words.isSign(words.get(i))) {
        return i;
      }
    }
    return -1;
  }

  /** Old tables have no ±, and some pastes have lost it. */
  private static Optional<RowNumbers> withoutSign(List<String> words, TableHead head) {
    List<Double> values = new ArrayList<>();
    for (String word : words) {
      Double value = Figure.of(word);
      if (value == null) {
        return Optional.empty();
      }
      values.add(value);
    }
    int size = values.size();
    boolean hasError = head.numbers().contains(Column.ERROR);
    // JMH leaves a count of one blank, and then there is no error either.
    boolean error = hasError && (size == head.numbers().size() || size > head.score() + 1);
    error |= hasError && size == 2 && !Figure.isCount(words.get(0));
    int score = error ? size - 2 : size - 1;
    Double errorValue = error ? known(values.get(size - 1)) : null;
    return before(words.subList(0, score), head)
        .map(samples -> new RowNumbers(samples.value, values.get(score), false, errorValue));
  }

  private static @Nullable Double known(double error) {
    return Double.isNaN(error) ? null : error;
  }
}
