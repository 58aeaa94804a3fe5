package org.steelyard.report.format;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Case;
import org.steelyard.model.Mode;
import org.steelyard.model.ResultRow;

/** What a score and its secondary results have in common. */
record CaseKey(
    String benchmark, Map<String, String> params, @Nullable Mode mode, @Nullable Integer threads) {
  private static final String BYTES = "gc.alloc.rate.norm";

  static CaseKey of(ResultRow row) {
    return new CaseKey(row.benchmark(), row.params(), row.mode(), row.threads());
  }

  static CaseKey of(Case id) {
    return new CaseKey(id.benchmark(), id.params(), id.mode(), id.threads());
  }

  /** The rows that tell what an operation allocates; before 1.37 JMH put a dot in front. */
  static Map<CaseKey, ResultRow> allocations(List<ResultRow> rows) {
    Map<CaseKey, ResultRow> allocations = new HashMap<>();
    for (ResultRow row : rows) {
      if (row.label() != null && row.label().endsWith(BYTES) && row.unit().equals("B/op")) {
        allocations.putIfAbsent(of(row), row);
      }
    }
    return allocations;
  }
}
