package org.steelyard.report.html;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;

/**
 * One table of the page and what must be known beside it.
 *
 * @param kind what its rows are
 * @param heading what people know it by
 * @param baseline what candidates are judged against; empty for results
 * @param paired whether arms were measured together
 * @param rows what needs attention first stands first
 * @param facts label and text: machine, commits, class paths
 * @param remarks sentences that must be read with the numbers
 * @param problems what could not be read
 * @param command that measures all of it again; empty where it is not known
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record Section(
    Kind kind,
    String heading,
    String baseline,
    boolean paired,
    List<Row> rows,
    List<Detail.Fact> facts,
    List<String> remarks,
    List<String> problems,
    String command) {

  /** What rows of it say. */
  enum Kind {
    COMPARISON,
    RESULTS
  }

  long count(State state) {
    return rows.stream().filter(row -> row.state() == state).count();
  }
}
