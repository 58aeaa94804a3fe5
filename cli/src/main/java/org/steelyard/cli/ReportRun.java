package org.steelyard.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.compare.Comparing;
import org.steelyard.engine.run.ComparisonJournal;
import org.steelyard.engine.run.JournalReader;
import org.steelyard.engine.run.RunFolder;
import org.steelyard.engine.summary.Summary;
import org.steelyard.model.ComparisonDocument;
import org.steelyard.model.Json;
import org.steelyard.model.ResultTable;
import org.steelyard.model.RunDocument;
import org.steelyard.model.read.RunTable;
import org.steelyard.report.Plain;
import org.steelyard.report.Report.Comparison;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads what a run of ours has left. The journal is what happened, so it comes first; the document
 * made from it serves where the journal is damaged or was not passed on.
 */
final class ReportRun {
  private static final int LOOKED_AT = 512;

  private ReportRun() {}

  /** Reads a run folder. */
  static ReportInput folder(Path path) throws EngineException, IOException {
    RunFolder folder = new RunFolder(path);
    boolean journal = Files.isRegularFile(folder.journal());
    boolean document = Files.isRegularFile(folder.document());
    if (!journal && !document) {
      throw new UsageException(
          path
              + " is not a run: it has no journal.jsonl and no run.json. Name the folder that 'run'"
              + " or 'compare' printed, or a file of results.");
    }
    if (!journal) {
      return read(path.toString(), folder.document(), List.of());
    }
    try {
      return journal(folder);
    } catch (EngineException e) {
      if (!document) {
        throw e;
      }
      return read(path.toString(), folder.document(), List.of(e.getMessage()));
    }
  }

  private static ReportInput journal(RunFolder folder) throws EngineException {
    if (ComparisonJournal.is(folder.journal())) {
      ComparisonJournal journal = ComparisonJournal.read(folder.journal());
      ComparisonDocument document = Comparing.document(journal.header(), journal.entries());
      return new ReportInput(
          null, null, new Comparison(document, Comparing.blocks(journal.entries())), List.of());
    }
    JournalReader journal = JournalReader.read(folder.journal());
    return of(folder.path().toString(), Summary.of(journal.header(), journal.entries()), List.of());
  }

  /** Whether a file is a run.json, by its beginning. */
  static boolean isDocument(Path file) throws IOException {
    try (var in = Files.newInputStream(file)) {
      String start = new String(in.readNBytes(LOOKED_AT), StandardCharsets.UTF_8);
      return start.strip().startsWith("{") && start.contains("\"steelyard\"");
    }
  }

  /** Reads a run.json that was taken out of its folder, or names it. */
  static ReportInput document(Path file) throws EngineException, IOException {
    Path folder = file.toAbsolutePath().getParent();
    boolean atHome =
        folder != null
            && file.getFileName().toString().equals("run.json")
            && Files.isRegularFile(folder.resolve("journal.jsonl"));
    return atHome ? folder(folder) : read(file.toString(), file, List.of());
  }

  private static ReportInput read(String name, Path file, List<String> problems)
      throws EngineException, IOException {
    JsonMapper mapper = Json.document();
    try {
      JsonNode tree = mapper.readTree(file);
      checkFormat(file, tree);
      if (ComparisonDocument.KIND.equals(tree.path("kind").asString(""))) {
        ComparisonDocument document = mapper.treeToValue(tree, ComparisonDocument.class);
        List<String> all = new ArrayList<>(problems);
        return new ReportInput(null, null, new Comparison(document, List.of()), all);
      }
      return of(name, mapper.treeToValue(tree, RunDocument.class), problems);
    } catch (JacksonException e) {
      throw new EngineException(
          file
              + ", line "
              + Math.max(1, e.getLocation() == null ? 1 : e.getLocation().getLineNr())
              + ": not the document of a run ("
              + Plain.line(e.getOriginalMessage(), 120)
              + "). The journal beside it has everything; name the folder.",
          e);
    }
  }

  private static void checkFormat(Path file, @Nullable JsonNode tree) throws EngineException {
    if (tree == null || !tree.has("cases") && !tree.has("verdicts")) {
      throw new UsageException(
          file + " has no results of benchmarks in it. Name the run.json of 'run' or 'compare'.");
    }
    if (tree.path("format").asInt(0) > RunDocument.FORMAT) {
      throw new EngineException(
          file
              + " was written by a newer Steelyard ("
              + tree.path("steelyard").asString("?")
              + "); use that one.");
    }
  }

  private static ReportInput of(String name, RunDocument run, List<String> problems) {
    ResultTable table = RunTable.of(name, run);
    ResultTable told =
        new ResultTable(table.name(), table.origin(), table.machine(), table.rows(), problems);
    return new ReportInput(told, run, null, problems);
  }
}
