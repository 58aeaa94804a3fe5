package org.steelyard.report.html;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.ComparisonDocument;
import org.steelyard.model.Environment;
import org.steelyard.model.Fingerprint;
import org.steelyard.model.PlannedArm;
import org.steelyard.model.ResultTable;
import org.steelyard.model.RunDocument;
import org.steelyard.model.RunState;
import org.steelyard.model.Target;
import org.steelyard.report.html.Detail.Fact;

/** Where, when and of what something was measured. */
final class Facts {
  private static final int CLASS_PATH_SHOWN = 20;

  private final List<Fact> facts = new ArrayList<>();

  private Facts() {}

  static List<Fact> of(ComparisonDocument document) {
    Facts facts = new Facts();
    facts.time(document.state(), document.started(), document.ended());
    facts.environment(document.environment());
    facts.add("Seed", Long.toString(document.seed()));
    facts.add("Steelyard", document.steelyard());
    for (PlannedArm arm : document.arms()) {
      facts.add("Arm " + arm.name(), arm.jvm() + "; " + text(arm.target()));
    }
    return facts.facts;
  }

  static List<Fact> of(RunDocument document) {
    Facts facts = new Facts();
    facts.time(document.state(), document.started(), document.ended());
    facts.environment(document.environment());
    facts.add("Effort", document.effort() == null ? null : document.effort().label());
    facts.add("Seed", Long.toString(document.seed()));
    facts.add("Steelyard", document.steelyard());
    document.targets().forEach(target -> facts.add("Target " + target.name(), text(target)));
    return facts.facts;
  }

  static List<Fact> of(ResultTable table) {
    Facts facts = new Facts();
    facts.add(
        "Read from",
        switch (table.origin()) {
          case RUN -> "a run of Steelyard";
          case JMH_JSON -> "JMH's JSON";
          case JMH_TEXT -> "a table that JMH printed";
        });
    ResultTable.Machine machine = table.machine();
    String told =
        Stream.of(
                machine.cpu(),
                machine.processors() == null ? null : machine.processors() + " processors",
                machine.os())
            .filter(Objects::nonNull)
            .collect(Collectors.joining(", "));
    facts.add("Machine", told.isEmpty() ? "not told" : told);
    String java =
        Stream.of(machine.jdk(), machine.vm())
            .filter(Objects::nonNull)
            .collect(Collectors.joining(", "));
    facts.add("Java", java.isEmpty() ? "not told" : java);
    return facts.facts;
  }

  private void add(String label, @Nullable String text) {
    if (text != null && !text.isEmpty()) {
      facts.add(new Fact(label, text));
    }
  }

  private void time(RunState state, Instant started, @Nullable Instant ended) {
    add("State", state.label());
    add("Started", started.truncatedTo(ChronoUnit.SECONDS).toString());
    add("Ended", ended == null ? null : ended.truncatedTo(ChronoUnit.SECONDS).toString());
  }

  private void environment(Environment e) {
    add(
        "Machine",
        Stream.of(
                e.cpu(),
                e.processors() + " processors",
                e.memory() == null
                    ? null
                    : String.format(Locale.ROOT, "%.1f GiB", e.memory() / 1073741824.0),
                Boolean.TRUE.equals(e.hypervisor()) ? "a virtual machine" : null)
            .filter(Objects::nonNull)
            .collect(Collectors.joining(", ")));
    add("System", e.os() + ", " + e.arch());
    add("Steelyard's own Java", e.engineJvm());
    if (e.gitCommit() != null) {
      add(
          "Commit",
          e.gitCommit() + (Boolean.FALSE.equals(e.gitClean()) ? ", with changes on top" : ""));
    }
    e.variables().forEach((name, value) -> add("Variable " + name, value));
  }

  private static String text(Target target) {
    String path =
        target.classPath().stream()
            .limit(CLASS_PATH_SHOWN)
            .map(Facts::text)
            .collect(Collectors.joining(", "));
    int more = target.classPath().size() - CLASS_PATH_SHOWN;
    return (target.jmh() == null ? "" : "JMH " + target.jmh() + "; ")
        + path
        + (more > 0 ? " and " + more + " more" : "");
  }

  private static String text(Fingerprint file) {
    return file.sha256() == null
        ? file.path()
        : file.path()
            + " ("
            + file.sha256().substring(0, Math.min(12, file.sha256().length()))
            + ")";
  }
}
