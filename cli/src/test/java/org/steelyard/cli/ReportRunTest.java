package org.steelyard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code report} on what runs leave, whole and damaged. */
class ReportRunTest {
  @TempDir static Path kept;
  @TempDir Path temp;

  private static Path run;
  private static Path comparison;

  @BeforeAll
  static void measure() {
    run = kept.resolve("run");
    comparison = kept.resolve("comparison");
    Told.by(Told.shortRun(TestClassPath.ofBenchmarks(), run, "Weights.annotated", "-f", "1"));
    Told.by(
        "compare",
        TestClassPath.ofBenchmarks(),
        "--across",
        "tokens=100,1000001",
        "-wi",
        "1",
        "-i",
        "2",
        "-w",
        "10ms",
        "-r",
        "10ms",
        "--couples",
        "1",
        "--seed",
        "7",
        "--out",
        comparison.toString());
  }

  private Path copy(Path folder, String... files) throws IOException {
    Path copy = Files.createDirectories(temp.resolve(folder.getFileName()));
    for (String file : files) {
      Files.copy(folder.resolve(file), copy.resolve(file));
    }
    return copy;
  }

  private static Told report(Path file, String... more) {
    String[] words = new String[more.length + 2];
    words[0] = "report";
    words[1] = file.toString();
    System.arraycopy(more, 0, words, 2, more.length);
    return Told.by(words);
  }

  private static void showsTheRun(Told told) {
    assertThat(told.status()).as(told.toString()).isZero();
    assertThat(told.out()).contains("Weights.annotated", "Units");
  }

  @Test
  void folderOfARunIsShownWhicheverOfItsFilesIsLeft() throws IOException {
    showsTheRun(report(run));
    showsTheRun(report(copy(run, "journal.jsonl")));
    showsTheRun(report(run.resolve("run.json")));
    showsTheRun(report(Files.copy(run.resolve("run.json"), temp.resolve("mailed.json"))));
    showsTheRun(report(run.resolve("jmh.json")));
  }

  @Test
  void damagedDocumentIsMadeAgainFromTheJournal() throws IOException {
    Path copy = copy(run, "journal.jsonl");
    Files.writeString(copy.resolve("run.json"), "{ \"format\" : 1, \"steel");
    showsTheRun(report(copy));
  }

  @Test
  void damagedJournalLeavesTheDocumentAndIsNamed() throws IOException {
    Path copy = copy(run, "run.json");
    List<String> lines = Files.readAllLines(run.resolve("journal.jsonl"));
    Files.writeString(
        copy.resolve("journal.jsonl"), lines.get(0) + "\n{ broken\n" + lines.get(1) + "\n");
    Told told = report(copy);
    assertThat(told.status()).as(told.toString()).isEqualTo(1);
    assertThat(told.out()).contains("Weights.annotated", "journal.jsonl, line 2");
    assertThat(told.showsStack()).isFalse();
  }

  @Test
  void documentThatIsCutIsNamedWithItsLine() throws IOException {
    String whole = Files.readString(run.resolve("run.json"));
    Path cut = Files.writeString(temp.resolve("run.json"), whole.substring(0, whole.length() / 2));
    Told told = report(cut);
    assertThat(told.status()).as(told.toString()).isEqualTo(1);
    assertThat(told.err()).contains("run.json, line ");
    assertThat(told.showsStack()).isFalse();
  }

  @Test
  void comparisonIsShownWithItsVerdicts() throws IOException {
    for (Path file :
        List.of(comparison, comparison.resolve("run.json"), copy(comparison, "journal.jsonl"))) {
      Told told = report(file);
      assertThat(told.status()).as(told.toString()).isZero();
      assertThat(told.out()).contains("Work.consume", "Verdict", "Couples");
    }
  }

  @Test
  void severalFormatsOfOneRunAreWrittenIntoItsFolder() throws IOException {
    Path copy = copy(run, "journal.jsonl");
    Told told = report(copy, "--format", "csv,markdown");
    assertThat(told.status()).as(told.toString()).isZero();
    assertThat(copy.resolve("report.csv")).isNotEmptyFile();
    assertThat(copy.resolve("report.md")).isNotEmptyFile();
    assertThat(told.err()).contains("wrote ");
  }
}
