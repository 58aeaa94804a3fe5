package org.steelyard.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.run.Listing;
import org.steelyard.model.Case;
import org.steelyard.model.Effort;
import org.steelyard.model.Json;
import org.steelyard.report.Figures;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code steelyard list}: what there is, and what it would cost. */
@Command(
    name = "list",
    customSynopsis = "steelyard list [TARGET] [REGEX...] [OPTIONS]",
    description = "List benchmarks with their parameters and what they cost at each effort.",
    sortOptions = false)
final class ListCommand implements Callable<Integer> {
  @Mixin private TargetOptions target = new TargetOptions();
  @Mixin private JmhFlags flags = new JmhFlags();
  @Mixin private OutputOptions options = new OutputOptions();

  @Option(
      names = "--json",
      description =
          "A JSON array with an object for each case; with several targets it names its own.")
  private boolean json;

  private final Terminal terminal;

  ListCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws EngineException {
    terminal.tell(options.quiet, options.verbose);
    List<Listing> listings =
        Listing.of(
            target.resolve(terminal),
            flags.java(),
            Home.agent(),
            flags.request(target, null, true),
            Runtime.getRuntime().availableProcessors());
    terminal.result(json ? json(listings) : text(listings));
    return Exit.WELL;
  }

  private static String text(List<Listing> listings) {
    StringBuilder text = new StringBuilder();
    int cases = 0;
    for (Listing listing : listings) {
      cases += listing.cases().size();
      text.append(listing.benchmark().name())
          .append("  ")
          .append(listing.benchmark().mode().label());
      text.append("  ").append(count(listing.cases().size()));
      text.append("  ").append(cost(listing.seconds())).append('\n');
      listing
          .benchmark()
          .params()
          .forEach(
              (name, values) ->
                  text.append("    ")
                      .append(name)
                      .append(" = ")
                      .append(String.join(", ", values))
                      .append('\n'));
    }
    text.append('\n').append(listings.size()).append(" benchmarks, ").append(count(cases));
    text.append("  ").append(cost(total(listings))).append('\n');
    return text.toString();
  }

  private static String count(int cases) {
    return cases == 1 ? "1 case" : cases + " cases";
  }

  private static Map<Effort, Double> total(List<Listing> listings) {
    Map<Effort, Double> total = new LinkedHashMap<>();
    for (Effort effort : Listing.EFFORTS) {
      total.put(effort, listings.stream().mapToDouble(l -> l.seconds().get(effort)).sum());
    }
    return total;
  }

  private static String cost(Map<Effort, Double> seconds) {
    List<String> words = new ArrayList<>();
    for (Effort effort : Listing.EFFORTS) {
      words.add(effort.label() + " " + Figures.duration(seconds.get(effort)));
    }
    return String.join(", ", words);
  }

  private static String json(List<Listing> listings) {
    // A class path is long, and there are thousands of cases.
    boolean several = listings.stream().map(Listing::target).distinct().count() > 1;
    List<Map<String, Object>> all = new ArrayList<>();
    for (Listing listing : listings) {
      for (Case id : listing.cases()) {
        Map<String, Object> one = new LinkedHashMap<>();
        if (several) {
          one.put("target", listing.target());
        }
        one.put("benchmark", id.benchmark());
        one.put("mode", id.mode().label());
        one.put("threads", id.threads());
        one.put("params", id.params());
        Map<String, Double> seconds = new LinkedHashMap<>();
        for (Effort effort : Listing.EFFORTS) {
          seconds.put(effort.label(), listing.seconds().get(effort) / listing.cases().size());
        }
        one.put("seconds", seconds);
        all.add(one);
      }
    }
    return Json.document().writeValueAsString(all) + "\n";
  }
}
