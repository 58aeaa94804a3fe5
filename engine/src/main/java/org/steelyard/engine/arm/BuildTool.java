package org.steelyard.engine.arm;

import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;

/** The usual command for what builds a folder. */
final class BuildTool {
  /** Asks whether the folder has a file of that name, and for its text. */
  interface Files {
    boolean has(String name) throws EngineException;

    String text(String name) throws EngineException;
  }

  private BuildTool() {}

  /**
   * @param where what is to be built, for the message
   * @throws UsageException when nothing in the folder tells
   */
  static String command(Files files, String where) throws EngineException {
    if (files.has("pom.xml")) {
      return "mvn -B -q -DskipTests package";
    }
    if (files.has("gradlew")) {
      for (String script : new String[] {"build.gradle", "build.gradle.kts"}) {
        if (files.has(script) && files.text(script).contains("jmh")) {
          return "./gradlew jmhJar";
        }
      }
    }
    throw new UsageException(
        "how to build "
            + where
            + " cannot be told: it has neither a pom.xml nor a gradlew with the jmh plugin. Say it"
            + " with --build 'COMMAND', or as build = \"COMMAND\" in steelyard.toml.");
  }
}
