package org.steelyard.engine.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.UsageException;
import org.steelyard.model.Benchmark;
import org.steelyard.model.Case;
import org.steelyard.model.Effort;
import org.steelyard.model.PlannedCase;

/** Turns what a person asks for and what a class path holds into cases. */
public final class Planner {
  private final Request request;
  private final Selection selection;
  private final CaseSettings settings;

  /**
   * @param processors of the machine that measures
   * @throws UsageException when the request contradicts itself
   */
  public Planner(Request request, int processors) throws UsageException {
    this.request = request;
    this.selection = new Selection(request);
    this.settings = new CaseSettings(request, processors);
  }

  /** The chosen benchmarks of one target. */
  public List<Benchmark> select(List<Benchmark> benchmarks) {
    return selection.of(benchmarks);
  }

  /**
   * @throws UsageException when a parameter was given that none of the chosen benchmarks has
   */
  public void check(List<Benchmark> chosen) throws UsageException {
    selection.checkParams(chosen);
  }

  /**
   * The cases of the chosen benchmarks of one target.
   *
   * @param published the cases that the target puts forward, null where it does not
   * @param iterationFixture tells the classes whose set-up or tear-down runs around every iteration
   */
  public List<PlannedCase> plan(
      int target,
      List<Benchmark> chosen,
      @Nullable Published published,
      Predicate<Benchmark> iterationFixture)
      throws UsageException {
    List<PlannedCase> cases = new ArrayList<>();
    boolean smoke = request.effort() == Effort.SMOKE;
    boolean onlyPublished =
        published != null
            && !smoke
            && !request.everyCase()
            && request.includes().isEmpty()
            && request.params().isEmpty();
    for (Benchmark benchmark : chosen) {
      int threads = settings.threads(benchmark);
      List<Map<String, String>> combinations = selection.combinations(benchmark);
      if (smoke && !request.everyCase()) {
        combinations = combinations.subList(0, 1);
      }
      boolean fixture = iterationFixture.test(benchmark);
      for (Map<String, String> params : combinations) {
        Case id = new Case(benchmark.name(), params, benchmark.mode(), threads);
        if (!onlyPublished || published.holds(id)) {
          cases.add(
              new PlannedCase(
                  target, id, settings.of(benchmark, benchmark.mode(), threads, fixture)));
        }
      }
    }
    return cases;
  }
}
