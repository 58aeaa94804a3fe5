package org.steelyard.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.ComparisonDocument;

/** What a calibration says: the noise of each case, and what can be shown in spite of it. */
public final class CalibrationText {
  private static final double[] MINUTES = {1, 5, 20};

  /**
   * For an error of 5 % over all looks and a power of 90 %, in standard errors: the boundary of a
   * look after a few couples, about 2.9, and the 90 % point of the normal distribution.
   */
  private static final double STANDARD_ERRORS = 2.9 + 1.28;

  private CalibrationText() {}

  public static String of(ComparisonDocument document) {
    List<String[]> rows = new ArrayList<>();
    rows.add(new String[] {"Benchmark", "Noise", "1 min", "5 min", "20 min", ""});
    for (CaseVerdict v : document.verdicts()) {
      if (v.deviation() == null || v.couples() == 0) {
        rows.add(new String[] {v.id().label(), "-", "-", "-", "-", v.verdict().label()});
        continue;
      }
      double block = v.seconds() / (2 * v.couples());
      String[] row = new String[6];
      row[0] = v.id().label();
      row[1] = percent(v.deviation());
      for (int i = 0; i < MINUTES.length; i++) {
        double blocks = Math.floor(60 * MINUTES[i] / block / 2) * 2;
        row[2 + i] =
            blocks < 4
                ? "-"
                : percent(Math.expm1(STANDARD_ERRORS * v.deviation() / Math.sqrt(blocks)));
      }
      row[5] = "";
      rows.add(row);
    }
    StringBuilder text = new StringBuilder();
    text.append("\nSmallest effect that this machine shows in nine of ten cases:\n\n");
    Columns.append(text, rows);
    text.append("\nLater comparisons of these cases on this machine begin with what was found.\n");
    return text.toString();
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.2f%%", 100 * share);
  }
}
