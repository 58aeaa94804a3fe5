package org.steelyard.report.format;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.steelyard.model.CaseResult;
import org.steelyard.model.CaseResult.Status;
import org.steelyard.model.Effort;
import org.steelyard.model.Environment;
import org.steelyard.model.Failure;
import org.steelyard.model.Mode;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable;
import org.steelyard.model.ResultTable.Machine;
import org.steelyard.model.ResultTable.Origin;
import org.steelyard.model.RunDocument;
import org.steelyard.model.RunState;
import org.steelyard.model.Target;
import org.steelyard.model.Warning;
import org.steelyard.report.Conclusion;
import org.steelyard.report.Conclusion.Point;
import org.steelyard.report.Report;
import org.steelyard.report.Report.Held;
import org.steelyard.report.Report.Interval;
import org.steelyard.report.Report.Results;

/** A run with all that can be told of one: failures, warnings, baselines, bounds, conclusions. */
final class MeasuredReport {
  private static final String CLASS = "org.example.codec.CodecBenchmark.";

  private MeasuredReport() {}

  static MeasuredCase timed(String method, String size, double score, double error) {
    return new MeasuredCase(
        MeasuredCase.id(CLASS + method, Map.of("size", size), Mode.AVERAGE_TIME, 1),
        "ns/op",
        score,
        error);
  }

  static Report report() {
    MeasuredCase base = timed("baseline", "64", 100, 2);
    MeasuredCase decode = timed("decode", "64", 125.3, 2.5);
    decode = new MeasuredCase(decode.id(), "ns/op", 125.3, 2.5, 48.0);
    MeasuredCase bigger = timed("decode", "1024", 1400, 300);
    MeasuredCase copy = timed("copy", "64", 80, 1);
    MeasuredCase rate =
        new MeasuredCase(
            MeasuredCase.id(CLASS + "encode", Map.of(), Mode.THROUGHPUT, 2), "ops/ms", 8000, 100);
    List<CaseResult> cases = new ArrayList<>();
    cases.add(base.result(List.of()));
    cases.add(decode.result(List.of()));
    cases.add(
        bigger.result(
            List.of(
                new Warning(Warning.Kind.FORKS_DIFFER, "forks differ by 9 %, iterations by 1 %"))));
    cases.add(copy.result(List.of()));
    cases.add(rate.result(List.of()));
    cases.add(
        timed("broken", "64", 0, 0)
            .without(
                Status.FAILED,
                new Failure(
                    Failure.Kind.THREW,
                    "IllegalStateException: no buffer",
                    "IllegalStateException",
                    "")));
    cases.add(timed("late", "64", 0, 0).without(Status.LEFT_OUT, null));
    return report(
        cases,
        List.of(base.row(), decode.row(), decode.bytesRow(), bigger.row(), copy.row(), rate.row()));
  }

  static Report report(List<CaseResult> cases, List<ResultRow> rows) {
    RunDocument run =
        new RunDocument(
            RunDocument.FORMAT,
            "0.1.0",
            RunState.BUDGET,
            Instant.EPOCH,
            Instant.EPOCH,
            "1 case was left out",
            List.of("run", "benchmarks.jar"),
            1,
            Effort.STANDARD,
            new Environment(
                "Example CPU", 2, null, "Linux", "amd64", null, "17.0.15", null, null, Map.of()),
            List.of(new Target("benchmarks.jar", List.of(), "1.37", Map.of())),
            List.of(new Warning(Warning.Kind.BUSY, "something else used 30 % of the machine")),
            cases);
    ResultTable table =
        new ResultTable(
            "runs/codec",
            Origin.RUN,
            new Machine("Example CPU", 2, "Linux", "17.0.15", "OpenJDK"),
            rows,
            List.of());
    List<Held> held =
        List.of(
            new Held(
                1, 0, new Interval(1.253, 1.22, 1.287), new Interval(25.3, 22, 28.6), true, null),
            new Held(
                4,
                0,
                new Interval(0.8, 0.78, 0.82),
                new Interval(-20, -22.3, -17.7),
                true,
                "CodecBenchmark.copy (size=64) is 25.0 % faster than CodecBenchmark.baseline"
                    + " (size=64), which nothing can be: one of the two does not measure what its"
                    + " name says."));
    Conclusion conclusion =
        new Conclusion(
            Conclusion.Kind.COST_MODEL,
            "CodecBenchmark.decode over CodecBenchmark.baseline, by size",
            "The extra cost is constant: 25.30 ns (22.00 to 28.60 ns).",
            List.of(
                "The point at 1024 carries no information: its interval is wider than the cost."),
            List.of(
                new Point("64", new Interval(25.3, 22, 28.6), "ns", true),
                new Point("1024", new Interval(24, -290, 338), "ns", false)));
    return new Report(
        "codec", List.of(new Results(table, run, held)), List.of(), List.of(conclusion));
  }
}
