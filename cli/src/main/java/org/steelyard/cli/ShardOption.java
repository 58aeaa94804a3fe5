package org.steelyard.cli;

import java.util.Map;
import org.steelyard.engine.UsageException;
import org.steelyard.model.Shard;

/**
 * Which shard this is: as typed, or as the scheduler says that started it (Slurm's arrays,
 * Kubernetes' indexed Jobs, parallel jobs of GitLab).
 */
final class ShardOption {
  private static final String AUTO = "auto";

  private ShardOption() {}

  /**
   * @param text {@code 2/8}, {@code auto/8}, or {@code auto} where the scheduler tells the number
   * @throws UsageException when it is neither, or no scheduler says which one this is
   */
  static Shard parse(String text, Map<String, String> environment) throws UsageException {
    String[] parts = text.split("/", -1);
    boolean auto = parts[0].equals(AUTO);
    if (parts.length > 2 || (parts.length == 1 && !auto)) {
      throw new UsageException(
          "--shard "
              + text
              + ": write 2/8 for the second of eight, or auto/8 in a Slurm array or"
              + " an indexed Job of Kubernetes.");
    }
    int index = auto ? index(text, environment) : number(text, parts[0]);
    int of = parts.length == 2 ? number(text, parts[1]) : count(text, environment);
    if (of < 1 || index < 1 || index > of) {
      throw new UsageException("--shard " + text + ": there is no shard " + index + " of " + of);
    }
    return new Shard(index, of);
  }

  private static int index(String text, Map<String, String> environment) throws UsageException {
    if (environment.containsKey("SLURM_ARRAY_TASK_ID")) {
      int first = number(text, environment.getOrDefault("SLURM_ARRAY_TASK_MIN", "0"));
      int step = number(text, environment.getOrDefault("SLURM_ARRAY_TASK_STEP", "1"));
      int id = number(text, environment.get("SLURM_ARRAY_TASK_ID"));
      return (id - first) / Math.max(1, step) + 1;
    }
    if (environment.containsKey("JOB_COMPLETION_INDEX")) {
      return number(text, environment.get("JOB_COMPLETION_INDEX")) + 1;
    }
    if (environment.containsKey("CI_NODE_INDEX")) {
      return number(text, environment.get("CI_NODE_INDEX"));
    }
    throw new UsageException(
        "--shard "
            + text
            + ": nothing says which shard this is: none of SLURM_ARRAY_TASK_ID,"
            + " JOB_COMPLETION_INDEX and CI_NODE_INDEX is set. Write it, as in 2/8.");
  }

  private static int count(String text, Map<String, String> environment) throws UsageException {
    for (String name : new String[] {"SLURM_ARRAY_TASK_COUNT", "CI_NODE_TOTAL"}) {
      if (environment.containsKey(name)) {
        return number(text, environment.get(name));
      }
    }
    throw new UsageException(
        "--shard " + text + ": nothing says how many shards there are. Write it, as in auto/8.");
  }

  private static int number(String text, String digits) throws UsageException {
    try {
      return Integer.parseInt(digits.strip());
    } catch (NumberFormatException e) {
      throw new UsageException("--shard " + text + ": \"" + digits + "\" is no number.");
    }
  }
}
