package org.steelyard.engine.launch;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.steelyard.agent.protocol.HostStart;

/**
 * How a host is started.
 *
 * @param jvm path of the java command
 * @param jvmArgs empty unless the host is to run the benchmarks itself, without forks: JMH hands a
 *     host's own arguments down to forks that have none
 * @param classPath the user's
 * @param agent our agent's jar, behind the user's class path
 */
public record HostCommand(Path jvm, List<String> jvmArgs, List<Path> classPath, Path agent) {
  public HostCommand {
    jvmArgs = List.copyOf(jvmArgs);
    classPath = List.copyOf(classPath);
  }

  List<String> line(int port, Path tempFolder) {
    List<String> line = new ArrayList<>();
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
