package org.steelyard.report.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.Extension;
import org.commonmark.ext.autolink.AutolinkExtension;
import org.commonmark.ext.autolink.AutolinkType;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** Markdown as a renderer that is not ours turns it into HTML, with tables and links as GitHub. */
record RenderedMarkdown(String html) {
  /** Tags that a comment is made of; anything else has come from outside. */
  static final Set<String> OURS =
      Set.of(
          "h3",
          "p",
          "strong",
          "ul",
          "li",
          "code",
          "blockquote",
          "details",
          "summary",
          "table",
          "thead",
          "tbody",
          "tr",
          "th",
          "td");

  private static final Pattern TAG = Pattern.compile("</?([a-zA-Z][a-zA-Z0-9]*)[^>]*>");

  static RenderedMarkdown of(String markdown) {
    List<Extension> extensions =
        List.of(
            TablesExtension.create(),
            // What it takes for an address of mail is more than GitHub does.
            AutolinkExtension.builder().linkTypes(AutolinkType.URL, AutolinkType.WWW).build());
    return new RenderedMarkdown(
        HtmlRenderer.builder()
            .extensions(extensions)
            .build()
            .render(Parser.builder().extensions(extensions).build().parse(markdown)));
  }

  Set<String> tags() {
    Set<String> tags = new TreeSet<>();
    Matcher tag = TAG.matcher(html);
    while (tag.find()) {
      tags.add(tag.group(1));
    }
    return tags;
  }

  /** What a person reads. */
  String text() {
    return unescaped(html.replaceAll("<!--.*?-->", "").replaceAll(TAG.pattern(), ""));
  }

  /** What a person reads as code. */
  List<String> codes() {
    List<String> codes = new ArrayList<>();
    Matcher code = Pattern.compile("(?s)<code>(.*?)</code>").matcher(html);
    while (code.find()) {
      codes.add(unescaped(code.group(1)));
    }
    return codes;
  }

  /** What a person reads that is not code. */
  String prose() {
    return unescaped(html.replaceAll("(?s)<code>.*?</code>", "").replaceAll(TAG.pattern(), ""));
  }

  private static String unescaped(String html) {
    return html.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&amp;", "&");
  }
}
