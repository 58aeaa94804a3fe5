package org.steelyard.model.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.steelyard.model.Mode;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable;

/** Lines as JMH 1.37 writes them with {@code -rf csv} and {@code -rf scsv}. */
class JmhCsvFileTest {
  private static final String CSV =
      """
      "Benchmark","Mode","Threads","Samples","Score","Score Error (99.9%)","Unit","Param: size","Param: text"
      "org.example.A.one","thrpt",4,25,1234.500000,12.250000,"ops/s",1000,"a ""b"", c"
      "org.example.A.one:·gc.alloc.rate","thrpt",4,25,7.125000,NaN,"MB/sec",1000,
      """;

  @Test
  void rowsAndParametersAreRead() {
    ResultTable table = Pasted.read(CSV.replace("\n", "\r\n"));
    assertThat(table.problems()).isEmpty();
    assertThat(table.rows()).hasSize(2);
    ResultRow row = table.rows().get(0);
    assertThat(row.benchmark()).isEqualTo("org.example.A.one");
    assertThat(row.mode()).isEqualTo(Mode.THROUGHPUT);
    assertThat(row.threads()).isEqualTo(4);
    assertThat(row.samples()).isEqualTo(25);
    assertThat(row.score()).isEqualTo(1234.5);
    assertThat(row.error()).isEqualTo(12.25);
    assertThat(row.unit()).isEqualTo("ops/s");
    assertThat(row.params()).isEqualTo(Map.of("size", "1000", "text", "a \"b\", c"));
    ResultRow secondary = table.rows().get(1);
    assertThat(secondary.label()).isEqualTo("gc.alloc.rate");
    assertThat(secondary.error()).isNull();
    assertThat(secondary.params()).isEqualTo(Map.of("size", "1000"));
  }

  @Test
  void semicolonsAndDecimalCommasAreRead() {
    String german =
        "\"Benchmark\";\"Mode\";\"Threads\";\"Samples\";\"Score\";\"Score Error (99,9%)\";\"Unit\"\n"
            + "\"org.example.A.one\";\"avgt\";1;5;1,500000;0,125000;\"us/op\"\n";
    ResultRow row = Pasted.read(german).rows().get(0);
    assertThat(row.score()).isEqualTo(1.5);
    assertThat(row.error()).isEqualTo(0.125);
  }

  @Test
  void cutLineIsNamedAndTheOthersAreRead() {
    ResultTable table = Pasted.read(CSV + "\"org.example.A.two\",\"thr");
    assertThat(table.rows()).hasSize(2);
    assertThat(table.problems()).hasSize(1).first().asString().startsWith("paste.txt, line 4: ");
  }
}
