package org.steelyard.report.html;

import org.steelyard.report.Format;
import org.steelyard.report.Report;

/**
 * One self-contained HTML file: it holds its scripts, its charts' library and its data, and its
 * security policy lets nothing else in and no request out.
 */
public final class HtmlPage implements Format {
  private final Templates templates = new Templates();

  @Override
  public String name() {
    return "html";
  }

  @Override
  public String extension() {
    return "html";
  }

  @Override
  public String of(Report report) {
    return templates.render("page.jte", Page.of(report, Inlined.charts()));
  }
}
