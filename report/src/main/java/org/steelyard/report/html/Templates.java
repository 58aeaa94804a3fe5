package org.steelyard.report.html;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;

/** The templates as the build compiled them; all that they write is escaped for its place. */
final class Templates {
  /** What a page without its data comes to. */
  private static final int USUAL_SIZE = 1 << 20;

  private final TemplateEngine engine =
      // The loader is named, because in a plugin the thread's own does not know us.
      TemplateEngine.createPrecompiled(
          null, ContentType.Html, Templates.class.getClassLoader(), "org.steelyard.report.html");

  String render(String template, Object page) {
    StringOutput output = new StringOutput(USUAL_SIZE);
    engine.render(template, page, output);
    return output.toString();
  }
}
