package org.steelyard.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.steelyard.model.Finding;
import org.steelyard.model.Json;
import org.steelyard.model.ReviewDocument;

/**
 * A review as SARIF 2.1.0 (OASIS), which code hosts show beside the lines of a change.
 *
 * <p>Paths of source files are those that packages make, below the base {@code SOURCES}: class
 * files do not tell in which folder of a project their sources lie.
 */
public final class Sarif {
  private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

  private Sarif() {}

  /**
   * Writes it.
   *
   * @param review what was found
   * @param sourceRoot the folder of the sources, relative to the root of the project, such as
   *     {@code src/test/java}; empty when it is not known
   */
  public static String of(ReviewDocument review, String sourceRoot) {
    List<Object> rules = new ArrayList<>();
    for (ReviewDocument.AppliedRule rule : review.rules()) {
      rules.add(map("id", rule.name(), "shortDescription", map("text", rule.summary())));
    }
    List<Object> results = new ArrayList<>();
    review.findings().forEach(finding -> results.add(result(finding, sourceRoot)));
    List<Object> notifications = new ArrayList<>();
    review
        .notes()
        .forEach(note -> notifications.add(map("level", "note", "message", map("text", note))));
    Map<String, Object> run =
        map(
            "tool",
            map("driver", map("name", "Steelyard", "version", review.steelyard(), "rules", rules)),
            "invocations",
            List.of(map("executionSuccessful", true, "toolExecutionNotifications", notifications)),
            "results",
            results);
    return Json.document()
            .writeValueAsString(map("$schema", SCHEMA, "version", "2.1.0", "runs", List.of(run)))
        + "\n";
  }

  private static Map<String, Object> result(Finding finding, String sourceRoot) {
    String folder =
        sourceRoot.isEmpty() || sourceRoot.endsWith("/") ? sourceRoot : sourceRoot + "/";
    Map<String, Object> physical =
        map("artifactLocation", map("uri", uri(folder + finding.place().sourcePath())));
    if (finding.place().line() > 0) {
      physical.put("region", map("startLine", finding.place().line()));
    }
    String name =
        finding.place().className()
            + (finding.place().method().isEmpty() ? "" : "." + finding.place().method());
    return map(
        "ruleId",
        finding.rule(),
        "level",
        finding.severity().label(),
        "message",
        map("text", message(finding)),
        "locations",
        List.of(
            map(
                "physicalLocation",
                physical,
                "logicalLocations",
                List.of(map("fullyQualifiedName", name)))),
        // Stays the same when lines move, so that hosts know a finding again.
        "partialFingerprints",
        map("steelyard/v1", finding.key()));
  }

  private static String message(Finding finding) {
    return finding.what()
        + (finding.proof() == null ? "" : " Measured: " + finding.proof().said())
        + " "
        + finding.fix();
  }

  private static String uri(String path) {
    return path.replace("%", "%25").replace(" ", "%20").replace("#", "%23");
  }

  private static Map<String, Object> map(Object... namesAndValues) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      map.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return map;
  }
}
