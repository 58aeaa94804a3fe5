package org.steelyard.report.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a page carries inside itself instead of asking for it, and the policy that lets exactly this
 * run and nothing else.
 *
 * @param style the style sheets as one
 * @param scripts in the order in which they run
 */
record Inlined(String style, List<String> scripts) {
  private static final List<String> STYLES = List.of("page.css", "narrow.css", "print.css");

  /** Each has one subject; together they are one script. */
  private static final List<String> SCRIPTS =
      List.of(
          "theme.js",
          "text.js",
          "interval.js",
          "charts.js",
          "overview.js",
          "series.js",
          "pairs.js",
          "detail.js",
          "columns.js",
          "table.js",
          "conclusions.js",
          "main.js");

  /** Lines, points and areas, and not the maps, trees and gauges of the whole library. */
  private static final String ECHARTS =
      "/META-INF/resources/webjars/echarts/%s/echarts.common.min.js";

  private static final String ECHARTS_VERSION =
      "/META-INF/maven/org.webjars/echarts/pom.properties";

  public Inlined {
    scripts = List.copyOf(scripts);
  }

  /** Of a page with charts. */
  static Inlined charts() {
    // The page is readable before the library of charts is parsed.
    return new Inlined(styles(), List.of(script(SCRIPTS), echarts()));
  }

  /** Of a page that needs no charts. */
  static Inlined plain() {
    return new Inlined(styles(), List.of(script(List.of("theme.js"))));
  }

  /** Content security policy of the page, for its meta element. */
  public String policy() {
    return "default-src 'none'; img-src data:; base-uri 'none'; form-action 'self'; style-src "
        + hash(style)
        + "; script-src "
        + scripts.stream().map(Inlined::hash).collect(Collectors.joining(" "));
  }

  private static String styles() {
    return STYLES.stream().map(Inlined::own).collect(Collectors.joining());
  }

  private static String script(List<String> names) {
    return names.stream()
        .map(Inlined::own)
        .collect(Collectors.joining("\n", "'use strict';\n(() => {\n", "})();\n"));
  }

  private static String own(String name) {
    return text(name);
  }

  private static String echarts() {
    String version =
        Stream.of(text(ECHARTS_VERSION).split("\\R"))
            .filter(line -> line.startsWith("version="))
            .map(line -> line.substring("version=".length()).strip())
            .findFirst()
            .orElseThrow();
    // What would end the script element early stands in it as text.
    return text(String.format(ECHARTS, version)).replace("</script", "<\\/script");
  }

  private static String text(String resource) {
    try (InputStream in = Inlined.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("not in the jar: " + resource);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String hash(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
