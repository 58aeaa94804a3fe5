package org.steelyard.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.steelyard.model.Case;
import org.steelyard.model.CaseResult;
import org.steelyard.model.Environment;
import org.steelyard.model.Estimate;
import org.steelyard.model.Json;
import org.steelyard.model.Mode;
import org.steelyard.model.RunDocument;
import org.steelyard.model.RunState;
import org.steelyard.model.Settings;
import org.steelyard.model.Target;

/** Run folders as a run leaves them, without the time that a run takes. */
final class RunsOnDisk {
  private RunsOnDisk() {}

  /** A run of one case on a machine with this processor. */
  static Path write(Path root, String name, String cpu, double nanos) throws IOException {
    Path folder = Files.createDirectories(root.resolve(name));
    Estimate time = new Estimate(nanos, nanos / 100, 0.95, 3, 15, "ns/op");
    CaseResult result =
        new CaseResult(
            "x.jar",
            new Case("org.example.Copy.loop", Map.of("size", "16"), Mode.AVERAGE_TIME, 1),
            Settings.NONE,
            CaseResult.Status.MEASURED,
            time,
            time,
            Map.of(),
            null,
            List.of(),
            List.of());
    RunDocument document =
        new RunDocument(
            RunDocument.FORMAT,
            "0.1.0",
            RunState.COMPLETE,
            Instant.parse("2026-11-20T10:00:00Z"),
            Instant.parse("2026-11-20T10:01:00Z"),
            null,
            List.of("run", "x.jar"),
            1,
            null,
            new Environment(cpu, 2, null, "Linux", "amd64", null, "17", null, null, Map.of()),
            List.of(new Target("x.jar", List.of(), "1.37", Map.of(), Map.of())),
            List.of(),
            List.of(result));
    Files.writeString(folder.resolve("run.json"), Json.document().writeValueAsString(document));
    return folder;
  }
}
