package org.steelyard.cli;

import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;

/** The command {@code steelyard}. */
@Command(
    name = "steelyard",
    description = "Runs JMH benchmarks of two builds side by side and decides on every one.",
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    versionProvider = Main.Version.class,
    usageHelpAutoWidth = true,
    synopsisSubcommandLabel = "COMMAND",
    sortOptions = false)
public final class Main {
  /** Says which Steelyard this is. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {"steelyard " + Home.version()};
    }
  }

  private Main() {}

  public static void main(String[] args) {
    LifeLine.watchIfAsked();
    PrintWriter out = new PrintWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8));
    PrintWriter err = new PrintWriter(new OutputStreamWriter(System.err, StandardCharsets.UTF_8));
    System.exit(run(args, out, err, System.getenv()));
  }

  /** The whole command, without the end of the process: tests call this. */
  static int run(String[] args, PrintWriter out, PrintWriter err, Map<String, String> environment) {
    Terminal terminal = Terminal.ofProcess(out, err, environment);
    CommandLine command =
        new CommandLine(new Main())
            .addSubcommand("run", new RunCommand(terminal, args))
            .addSubcommand("compare", new CompareCommand(terminal, args, environment))
            .addSubcommand("list", new ListCommand(terminal))
            .addSubcommand("review", new ReviewCommand(terminal))
            .addSubcommand("report", new ReportCommand(terminal, args))
            .addSubcommand("resume", new ResumeCommand(terminal))
            .addSubcommand("merge", new MergeCommand(terminal))
            .addSubcommand("calibrate", new CalibrateCommand(terminal, args))
            .addSubcommand("replay", new ReplayCommand(terminal))
            .addSubcommand("serve", new ServeCommand(terminal))
            .addSubcommand("init", new InitCommand(terminal))
            .setOut(out)
            .setErr(err)
            .setPosixClusteredShortOptionsAllowed(false)
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setParameterExceptionHandler((e, a) -> usage(terminal, e))
            .setExecutionExceptionHandler((e, c, r) -> failure(terminal, e));
    if (args.length == 0) {
      command.usage(out);
      return Exit.USAGE;
    }
    return command.execute(args);
  }

  private static int usage(Terminal terminal, ParameterException e) {
    terminal.error(e.getMessage());
    terminal.note("Try: " + e.getCommandLine().getCommandSpec().qualifiedName() + " --help");
    return Exit.USAGE;
  }

  private static int failure(Terminal terminal, Exception e) {
    if (e instanceof EngineException known) {
      terminal.error(known.getMessage());
      if (terminal.verbose()) {
        known.printStackTrace();
      }
      return known instanceof UsageException ? Exit.USAGE : Exit.FAILED;
    }
    terminal.error("This should not have happened: " + e);
    if (terminal.verbose()) {
      e.printStackTrace();
    } else {
      terminal.note("Run it again with -v to see where, and please report it.");
    }
    return Exit.FAILED;
  }
}
