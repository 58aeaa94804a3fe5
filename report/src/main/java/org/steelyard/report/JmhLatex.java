package org.steelyard.report;

import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.steelyard.model.Estimate;
import org.steelyard.model.RunDocument;

/**
 * JMH's own LaTeX. Cases without a result are left out, as JMH does; the error is ours, an interval
 * over forks. Unlike JMH's, names with characters that mean something to LaTeX are escaped
 * everywhere, and a parameter that a case does not have is {@code N/A}.
 */
public final class JmhLatex {
  private static final Map<Character, String> ESCAPES =
      Map.of(
          '\\', "\\textbackslash{}",
          '~', "\\textasciitilde{}",
          '^', "\\textasciicircum{}",
          '_', "\\_",
          '#', "\\#",
          '{', "\\{",
          '}', "\\}",
          '&', "\\&",
          '%', "\\%",
          '$', "\\$");

  private final List<ResultLine> lines;
  private final SortedSet<String> params = new TreeSet<>();
  private final SortedSet<String> units = new TreeSet<>();
  private final Map<String, String> names;

  private JmhLatex(RunDocument run) {
    this.lines = ResultLine.of(run.cases());
    lines.forEach(l -> params.addAll(l.result().id().params().keySet()));
    lines.forEach(l -> units.add(l.estimate().unit()));
    this.names = DenseNames.of(lines.stream().map(ResultLine::name).toList());
  }

  public static String of(RunDocument run) {
    return new JmhLatex(run).text();
  }

  private boolean oneUnit() {
    return units.size() == 1;
  }

  private String text() {
    return header()
        + lines.stream().map(l -> row(l) + " \\\\\n").collect(Collectors.joining())
        + "\\end{tabular}";
  }

  private String header() {
    StringBuilder text = new StringBuilder("\\begin{tabular}{r|");
    text.append("l|".repeat(params.size())).append(oneUnit() ? "rl" : "rll").append("}\n");
    text.append(" \\multicolumn{1}{c|}{\\texttt{Benchmark}} & ");
    params.forEach(p -> text.append(code(p)).append(" & "));
    text.append("\\multicolumn{").append(oneUnit() ? 2 : 3).append("}{c}{\\texttt{Score");
    text.append(oneUnit() ? ", " + escaped(units.first()) : "").append("}} \\\\\n\\hline\n");
    return text.toString();
  }

  private String row(ResultLine line) {
    Estimate estimate = line.estimate();
    StringBuilder text = new StringBuilder(code(names.get(line.name()))).append(" & ");
    Map<String, String> values = line.result().id().params();
    params.forEach(p -> text.append(code(values.getOrDefault(p, "N/A"))).append(" & "));
    text.append("\\texttt{").append(score(estimate.value())).append("} & ");
    if (Figures.hasError(estimate)) {
      text.append("\\scriptsize $\\pm$ \\texttt{")
          .append(Figures.error(estimate.error()))
          .append("} ");
    }
    return oneUnit() ? text.toString() : text.append("& ").append(code(estimate.unit())).toString();
  }

  private static String score(double score) {
    if (!Figures.isApproximate(score)) {
      return Figures.score(score);
    }
    return score == 0 ? "$\\approx 0$" : "$\\approx 10^{" + Figures.magnitude(score) + "}$";
  }

  private static String code(String text) {
    return "\\texttt{" + escaped(text) + "}";
  }

  private static String escaped(String text) {
    return text.chars()
        .mapToObj(c -> ESCAPES.getOrDefault((char) c, Character.toString(c)))
        .collect(Collectors.joining());
  }
}
