package org.steelyard.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.steelyard.engine.UsageException;
import org.steelyard.model.Shard;

class ShardOptionTest {
  @Test
  void aNumberIsTakenAsItStands() throws UsageException {
    assertThat(ShardOption.parse("2/8", Map.of())).isEqualTo(new Shard(2, 8));
  }

  /** {@code sbatch --array=10-16:2} starts four tasks, 10, 12, 14 and 16. */
  @Test
  void slurmArraysCountFromAnyNumberInAnyStep() throws UsageException {
    Map<String, String> slurm =
        Map.of(
            "SLURM_ARRAY_TASK_ID", "14",
            "SLURM_ARRAY_TASK_MIN", "10",
            "SLURM_ARRAY_TASK_STEP", "2",
            "SLURM_ARRAY_TASK_COUNT", "4");
    assertThat(ShardOption.parse("auto", slurm)).isEqualTo(new Shard(3, 4));
  }

  @Test
  void kubernetesCountsFromZeroAndDoesNotSayHowMany() throws UsageException {
    Map<String, String> job = Map.of("JOB_COMPLETION_INDEX", "0");
    assertThat(ShardOption.parse("auto/8", job)).isEqualTo(new Shard(1, 8));
    assertThatThrownBy(() -> ShardOption.parse("auto", job)).hasMessageContaining("auto/8");
  }

  @Test
  void gitlabCountsFromOne() throws UsageException {
    Map<String, String> job = Map.of("CI_NODE_INDEX", "3", "CI_NODE_TOTAL", "5");
    assertThat(ShardOption.parse("auto", job)).isEqualTo(new Shard(3, 5));
  }
}
