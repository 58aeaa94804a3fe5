package org.steelyard.cli.serve;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.run.RunFolder;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.ComparisonDocument;
import org.steelyard.model.RunDocument;
import org.steelyard.report.Report;
import org.steelyard.report.html.RunsPage.Line;

/** What came of each run, in a line. A run that has not changed since is not read again. */
final class Outcomes {
  private final Reports reports;
  private final Map<Path, Known> known = new ConcurrentHashMap<>();

  /** What was found when the folder's files were as old and as long as this. */
  private record Known(FileTime changed, long size, Line line) {}

  Outcomes(Reports reports) {
    this.reports = reports;
  }

  Line of(Path run) throws IOException {
    RunFolder folder = new RunFolder(run);
    Path file = Files.exists(folder.journal()) ? folder.journal() : folder.document();
    FileTime changed = Files.getLastModifiedTime(file);
    long size = Files.size(file);
    Known before = known.get(run);
    if (before != null && before.size() == size && before.changed().equals(changed)) {
      return before.line();
    }
    Line line = read(run);
    known.put(run, new Known(changed, size, line));
    return line;
  }

  private Line read(Path run) {
    try {
      Report report = reports.of(run.toString(), List.of(run), false);
      if (!report.comparisons().isEmpty()) {
        ComparisonDocument document = report.comparisons().get(0).document();
        return line(
            run,
            document.state().label(),
            document.started(),
            document.command(),
            verdicts(document),
            false);
      }
      RunDocument document = report.results().isEmpty() ? null : report.results().get(0).run();
      return document == null
          ? unreadable(run, "it holds no results")
          : line(
              run,
              document.state().label(),
              document.started(),
              document.command(),
              statuses(document),
              true);
    } catch (EngineException e) {
      return unreadable(run, String.valueOf(e.getMessage()));
    }
  }

  private static String verdicts(ComparisonDocument document) {
    return counted(
        document.verdicts().stream().filter(v -> !v.control()).map(Outcomes::verdict), "no case");
  }

  private static String verdict(CaseVerdict verdict) {
    return verdict.verdict().label();
  }

  private static String statuses(RunDocument document) {
    return counted(document.cases().stream().map(c -> c.status().label()), "no case");
  }

  private static String counted(Stream<String> words, String none) {
    Map<String, Long> counts =
        words.collect(
            Collectors.groupingBy(
                word -> word, java.util.LinkedHashMap::new, Collectors.counting()));
    return counts.isEmpty()
        ? none
        : counts.entrySet().stream()
            .map(entry -> entry.getValue() + " " + entry.getKey())
            .collect(Collectors.joining(", "));
  }

  private static Line line(
      Path run,
      String state,
      Instant started,
      List<String> command,
      String outcome,
      boolean comparable) {
    String name = run.getFileName().toString();
    return new Line(
        name,
        link(name),
        state,
        started.truncatedTo(ChronoUnit.SECONDS).toString(),
        "steelyard " + String.join(" ", command),
        outcome,
        comparable);
  }

  private static Line unreadable(Path run, String why) {
    String name = run.getFileName().toString();
    return new Line(name, link(name), "cannot be read", "", "", why, false);
  }

  private static String link(String name) {
    return "/run/" + URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
