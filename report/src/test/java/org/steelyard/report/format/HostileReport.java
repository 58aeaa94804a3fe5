package org.steelyard.report.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Case;
import org.steelyard.model.CaseResult;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.Clock;
import org.steelyard.model.ComparisonDocument;
import org.steelyard.model.Effect;
import org.steelyard.model.Failure;
import org.steelyard.model.Mode;
import org.steelyard.model.PlannedArm;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable;
import org.steelyard.model.RunDocument;
import org.steelyard.model.RunState;
import org.steelyard.model.Target;
import org.steelyard.model.Verdict;
import org.steelyard.model.Warning;
import org.steelyard.report.Conclusion;
import org.steelyard.report.Report;
import org.steelyard.report.Report.Comparison;
import org.steelyard.report.Report.Held;
import org.steelyard.report.Report.Interval;
import org.steelyard.report.Report.Results;

/** A report in which everything that comes from outside is one text. */
final class HostileReport {
  private static final Interval INTERVAL = new Interval(1, 0.9, 1.1);

  private HostileReport() {}

  static Stream<String> texts() {
    return Stream.of(
        "<script>alert(1)</script>",
        "</details><img src=x onerror=alert(1)>",
        "\"quoted\" 'single' `code` ```",
        "a|b*c*_d_~~e~~\\|f[g](http://example.org)![h](i)",
        "two\nlines\r\n# title\n- item\n\ttab",
        "\u001b[31mred\u001b[0m\u0007\b",
        "\u202egnp.exe\u202c\u2066\u200b\u2028\u2029",
        "x".repeat(10_000),
        "@octocat #123 GH-1 https://example.org www.example.org me@example.org :smile: $x$",
        "=cmd|' /C calc'!A0",
        "+1+1",
        "@SUM(1)",
        "-2+3",
        "::error title=a,b:c::%0A100%",
        "--> <!-- ]]> &amp; &#60;",
        "\u0000\ufffe\ud800",
        "semi;colon, comma",
        "\ud83d\ude00 \u00fc \u6f22",
        " ");
  }

  static Report of(String text) {
    Case id = MeasuredCase.id(text, Map.of(text, text), Mode.AVERAGE_TIME, 1);
    MeasuredCase measured = new MeasuredCase(id, "ns/op", 100, 1, 8.0);
    List<CaseResult> cases =
        List.of(
            measured.result(List.of(new Warning(Warning.Kind.DRIFT, text))),
            measured.without(
                CaseResult.Status.FAILED, new Failure(Failure.Kind.THREW, text, text, text)),
            measured.without(CaseResult.Status.LEFT_OUT, null));
    RunDocument like = MeasuredReport.report().results().get(0).run();
    RunDocument run =
        new RunDocument(
            like.format(),
            text,
            RunState.BUDGET,
            like.started(),
            like.ended(),
            text,
            List.of(text),
            1,
            like.effort(),
            like.environment(),
            List.of(new Target(text, List.of(), text, Map.of())),
            List.of(new Warning(Warning.Kind.BUSY, text)),
            cases);
    List<ResultRow> rows = List.of(measured.row(), measured.bytesRow(), unknown(text));
    List<Held> held = List.of(new Held(0, 0, INTERVAL, INTERVAL, true, text));
    ResultTable.Machine machine = new ResultTable.Machine(text, 1, text, text, text);
    Conclusion conclusion =
        new Conclusion(
            Conclusion.Kind.EQUIVALENCE,
            text,
            text,
            List.of(text),
            List.of(new Conclusion.Point(text, INTERVAL, "%", true)));
    return new Report(
        text,
        List.of(
            new Results(
                new ResultTable(text, ResultTable.Origin.RUN, machine, rows, List.of(text)),
                run,
                held),
            new Results(
                new ResultTable(text, ResultTable.Origin.JMH_TEXT, machine, rows, List.of(text)),
                null,
                held)),
        List.of(comparison(id, text)),
        List.of(conclusion));
  }

  /** A row of a pasted table, where even the unit is somebody's text. */
  private static ResultRow unknown(String text) {
    return new ResultRow(
        text, text, Map.of(), null, null, null, 1, false, null, 0.999, text, List.of());
  }

  private static Comparison comparison(Case id, String text) {
    Comparison like = ComparedReport.report().comparisons().get(0);
    ComparisonDocument document = like.document();
    List<CaseVerdict> verdicts = new ArrayList<>();
    for (Verdict verdict : Verdict.values()) {
      verdicts.add(verdict(id, text, verdict, verdict == Verdict.SLOWER ? text : null));
    }
    Target target = new Target(text, List.of(), text, Map.of());
    return new Comparison(
        new ComparisonDocument(
            document.format(),
            document.kind(),
            text,
            RunState.INTERRUPTED,
            document.started(),
            document.ended(),
            text,
            List.of(text),
            1,
            document.environment(),
            List.of(new PlannedArm(text, text, target, List.of(text))),
            List.of(text),
            List.of(text),
            verdicts,
            List.of()),
        like.blocks().subList(0, 6));
  }

  private static CaseVerdict verdict(
      Case id, String text, Verdict verdict, @Nullable String accepted) {
    return new CaseVerdict(
        id,
        text,
        false,
        0.05,
        accepted,
        verdict,
        new Effect(0.1, 0.09, 0.11),
        Clock.CPU,
        100.0,
        110.0,
        Verdict.SLOWER,
        null,
        8.0,
        16.0,
        3,
        1,
        null,
        null,
        null,
        new Failure(Failure.Kind.THREW, text, text, text),
        true,
        List.of(text));
  }
}
