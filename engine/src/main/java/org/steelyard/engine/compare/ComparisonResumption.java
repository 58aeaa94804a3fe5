package org.steelyard.engine.compare;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.launch.HostCommand;
import org.steelyard.engine.run.ComparisonJournal;
import org.steelyard.engine.run.Resumption;
import org.steelyard.engine.run.Unmasking;
import org.steelyard.model.ComparisonPlan;
import org.steelyard.model.PlannedArm;

/** What is needed to go on with a comparison that was cut off. */
public final class ComparisonResumption {
  private ComparisonResumption() {}

  /**
   * @param agent our agent's jar
   * @param secrets values of arguments that were masked, as name=value
   * @param budgetSeconds for what is left, null for no bound
   * @throws EngineException with the reason when it cannot go on
   */
  public static PreparedComparison of(
      ComparisonJournal journal, Path agent, List<String> secrets, @Nullable Double budgetSeconds)
      throws EngineException {
    ComparisonPlan plan = Unmasking.of(secrets, journal.header().plan()::withArguments);
    List<HostCommand> hosts = new ArrayList<>();
    for (PlannedArm arm : plan.arms()) {
      Path java = Path.of(arm.jvm());
      if (!Files.isExecutable(java)) {
        throw new UsageException(
            arm.name() + " was measured on " + java + ", which is not there any more.");
      }
      hosts.add(
          new HostCommand(
              java, List.of(), Resumption.unchanged(arm.target()), agent, plan.settings().cpus()));
    }
    return new PreparedComparison(
        plan.withSettings(plan.settings().withBudget(budgetSeconds)), hosts);
  }
}
