package org.steelyard.report;

import java.util.List;
import java.util.stream.Collectors;
import org.steelyard.report.format.ActionBenchmark;
import org.steelyard.report.format.Bencher;
import org.steelyard.report.format.Csv;
import org.steelyard.report.format.GithubAnnotations;
import org.steelyard.report.format.GoBenchmarks;
import org.steelyard.report.format.JUnitXml;
import org.steelyard.report.format.JmhResults;
import org.steelyard.report.format.Markdown;
import org.steelyard.report.format.Terminal;
import org.steelyard.report.html.HtmlPage;

/** All ways to write a report. */
public final class Formats {
  private Formats() {}

  public static List<Format> all() {
    return List.of(
        new Terminal(),
        new HtmlPage(),
        new Markdown(),
        new JmhResults(),
        new Csv(),
        new GoBenchmarks(),
        new JUnitXml(),
        new GithubAnnotations(),
        new ActionBenchmark(),
        new Bencher());
  }

  /**
   * The one of that name.
   *
   * @throws IllegalArgumentException when there is none, with a message that lists what there is
   */
  public static Format named(String name) {
    return all().stream()
        .filter(format -> format.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no format '" + Plain.line(name, 80) + "'; take one of " + names()));
  }

  private static String names() {
    return all().stream().map(Format::name).collect(Collectors.joining(", "));
  }
}
