package org.steelyard.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code steelyard init}: a first project, set up right. */
@Command(
    name = "init",
    description = "Write a Maven project with a first benchmark and its baseline.",
    sortOptions = false)
final class InitCommand implements Callable<Integer> {
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_.-]+");
  private static final Pattern PACKAGE =
      Pattern.compile("[A-Za-z_][A-Za-z0-9_]*([.][A-Za-z_][A-Za-z0-9_]*)*");

  @Parameters(
      arity = "0..1",
      paramLabel = "DIR",
      description = "The folder to write into; made where it is missing. Default: this one.")
  private Path folder = Path.of("");

  @Option(
      names = "--group",
      paramLabel = "<id>",
      description = "Maven group. Default: org.example.")
  private String group = "org.example";

  @Option(
      names = "--artifact",
      paramLabel = "<id>",
      description = "Maven artifact. Default: benchmarks.")
  private String artifact = "benchmarks";

  @Option(
      names = "--package",
      paramLabel = "<name>",
      description = "Java package of the benchmark. Default: org.example.")
  private String javaPackage = "org.example";

  private final Terminal terminal;

  InitCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws EngineException {
    check("--group", group, NAME);
    check("--artifact", artifact, NAME);
    check("--package", javaPackage, PACKAGE);
    Map<Path, String> files = new LinkedHashMap<>();
    files.put(folder.resolve("pom.xml"), filled("pom.xml"));
    files.put(
        folder.resolve("src/test/java/" + javaPackage.replace('.', '/') + "/FirstBenchmark.java"),
        filled("FirstBenchmark.java"));
    for (Path file : files.keySet()) {
      if (Files.exists(file)) {
        throw new UsageException(
            file + " is there already. Name an empty folder: steelyard init DIR");
      }
    }
    for (Map.Entry<Path, String> file : files.entrySet()) {
      write(file.getKey(), file.getValue());
      terminal.note("wrote " + file.getKey());
    }
    terminal.result(
        "Does it run?  mvn test\n"
            + "Measure:      mvn test -Dsteelyard.mode=measure -Dtest=FirstBenchmark#sum\n");
    return Exit.WELL;
  }

  private static void check(String option, String value, Pattern pattern) throws UsageException {
    if (!pattern.matcher(value).matches()) {
      throw new UsageException(
          option + " " + value + ": not a name that Maven and Java would take");
    }
  }

  private static void write(Path file, String text) throws EngineException {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new EngineException(file + " cannot be written (" + e.getMessage() + ")", e);
    }
  }

  private String filled(String name) {
    String text;
    try (InputStream in = InitCommand.class.getResourceAsStream("init/" + name + ".template")) {
      text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    text =
        text.replace("@group@", group)
            .replace("@artifact@", artifact)
            .replace("@package@", javaPackage);
    Properties versions = Home.versions();
    for (String of : versions.stringPropertyNames()) {
      text = text.replace("@" + of + "@", versions.getProperty(of));
    }
    return text;
  }
}
