package org.steelyard.engine.launch;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.steelyard.agent.protocol.HostStart;

/**
 * How a host is started.
 *
 * @param jvm path of the java command
 * @param jvmArgs empty unless the host is to run the benchmarks itself, without forks: JMH hands a
 *     host's own arguments down to forks that have none
 * @param classPath the user's
 * @param agent our agent's jar, behind the user's class path
 * @param cpus processors that host and forks are kept to, as {@code taskset -c} takes them; null
 *     for all
 */
public record HostCommand(
    Path jvm, List<String> jvmArgs, List<Path> classPath, Path agent, @Nullable String cpus) {
  public HostCommand(Path jvm, List<String> jvmArgs, List<Path> classPath, Path agent) {
    this(jvm, jvmArgs, classPath, agent, null);
  }

  public HostCommand {
    jvmArgs = List.copyOf(jvmArgs);
    classPath = List.copyOf(classPath);
  }

  /** For hosts that make no forks and do little: the optimising compiler would only take time. */
  HostCommand quick() {
    List<String> args = new ArrayList<>(List.of("-XX:TieredStopAtLevel=1"));
    args.addAll(jvmArgs);
    return new HostCommand(jvm, args, classPath, agent, cpus);
  }

  List<String> line(int port, Path tempFolder) {
    List<String> line = new ArrayList<>();
    if (cpus != null) {
      line.addAll(Pinning.command(cpus));
    }
    line.add(jvm.toString());
    line.addAll(jvmArgs);
    line.add("-cp");
    line.add(
        classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator))
            + File.pathSeparator
            + agent);
    line.add(HostStart.MAIN_CLASS);
    line.add(Integer.toString(port));
    line.add(tempFolder.toString());
    return line;
  }
}
