package org.steelyard.cli.serve;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.report.html.HtmlPage;
import org.steelyard.report.html.RunsPage;

/** Which page stands at which address. */
final class Site {
  private static final String RUN = "/run/";

  private final RunFolders folders;
  private final Reports reports;
  private final Outcomes outcomes;
  private final RunsPage lists = new RunsPage();
  private final HtmlPage pages = new HtmlPage();

  Site(Path root, Reports reports) {
    this.folders = new RunFolders(root);
    this.reports = new CarefulReports(reports);
    this.outcomes = new Outcomes(this.reports);
  }

  /**
   * @param path decoded
   * @param query names and values, decoded
   */
  Answer at(String path, Map<String, String> query) throws IOException {
    if (path.equals("/")) {
      return list();
    }
    if (path.startsWith(RUN)) {
      return run(path.substring(RUN.length()));
    }
    if (path.equals("/compare")) {
      return compared(query);
    }
    return missing("There is no page here.");
  }

  private Answer list() throws IOException {
    List<RunsPage.Line> lines = new ArrayList<>();
    for (Path run : folders.all()) {
      lines.add(outcomes.of(run));
    }
    // Times as text, all in UTC: what has none stands last.
    lines.sort(Comparator.comparing(RunsPage.Line::started).reversed());
    return Answer.of(lists.of(folders.root().toString(), lines));
  }

  private Answer run(String name) throws IOException {
    Optional<Path> run = folders.named(name);
    if (run.isEmpty()) {
      return missing("There is no run of that name in " + folders.root() + " now.");
    }
    try {
      return Answer.of(pages.of(reports.of(name, List.of(run.get()), false)));
    } catch (EngineException e) {
      return refused(name, e, null, null);
    }
  }

  private Answer compared(Map<String, String> query) throws IOException {
    String baseline = query.getOrDefault("baseline", "");
    String candidate = query.getOrDefault("candidate", "");
    Optional<Path> first = folders.named(baseline);
    Optional<Path> second = folders.named(candidate);
    if (first.isEmpty() || second.isEmpty()) {
      return missing("Two runs are needed, and at least one of them is not there. Choose two.");
    }
    boolean evenSo = query.containsKey("even-so");
    String title = candidate + " against " + baseline;
    try {
      return Answer.of(pages.of(reports.of(title, List.of(first.get(), second.get()), evenSo)));
    } catch (EngineException e) {
      return evenSo
          ? refused(title, e, null, null)
          : refused(
              title,
              e,
              "/compare?baseline="
                  + encoded(baseline)
                  + "&candidate="
                  + encoded(candidate)
                  + "&even-so=1",
              "Compare them even so");
    }
  }

  /** What is answered where we are wrong ourselves. */
  Answer broken(RuntimeException e) {
    return new Answer(
        500,
        lists.message(
            "This should not have happened",
            e + "\n'steelyard report' with -v and the same folder shows where. Please report it.",
            null,
            null));
  }

  private Answer missing(String text) {
    return new Answer(404, lists.message("Not found", text, null, null));
  }

  private Answer refused(
      String title, EngineException why, @Nullable String link, @Nullable String linked) {
    return new Answer(409, lists.message(title, String.valueOf(why.getMessage()), link, linked));
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
