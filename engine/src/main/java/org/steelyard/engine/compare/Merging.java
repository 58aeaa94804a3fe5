package org.steelyard.engine.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.run.ComparisonJournal;
import org.steelyard.model.Block;
import org.steelyard.model.ComparisonPlan;
import org.steelyard.model.Environment;
import org.steelyard.model.Fingerprint;
import org.steelyard.model.JournalEntry.ComparisonHeader;
import org.steelyard.model.PlannedArm;
import org.steelyard.model.PlannedComparison;
import org.steelyard.model.Shard;

/**
 * Joins the journals of a comparison whose couples were made apart. Pairs stay pairs: a couple was
 * made on one machine, so machines may differ. Where all parts were made whole there is one look,
 * at all couples together; a case of which some have more is looked at from the fewest on.
 */
public final class Merging {
  private Merging() {}

  /**
   * All of it, as if it had been one run.
   *
   * @param header of the whole; the machine is that of the first part
   * @param blocks of whole couples, couples numbered through
   */
  public record Merged(ComparisonHeader header, List<Block> blocks) {}

  /**
   * @param names of the runs, for messages
   * @param parts their journals
   * @throws UsageException when they are not parts of one comparison
   */
  public static Merged of(List<String> names, List<ComparisonJournal> parts) throws UsageException {
    ComparisonPlan first = parts.get(0).header().plan();
    for (int i = 1; i < parts.size(); i++) {
      check(names.get(0), first, names.get(i), parts.get(i).header().plan());
    }
    Map<Integer, Integer> couples = new HashMap<>();
    List<Block> blocks = new ArrayList<>();
    for (ComparisonJournal part : parts) {
      append(Comparing.blocks(part.entries()), couples, blocks);
    }
    int fewest =
        couples.values().stream().mapToInt(Integer::intValue).filter(n -> n > 0).min().orElse(0);
    if (fewest == 0) {
      throw new UsageException("there is no whole couple in " + String.join(", ", names) + ".");
    }
    List<String> notes = new ArrayList<>(first.notes());
    notes.addAll(notes(names, parts));
    ComparisonPlan plan =
        new ComparisonPlan(
            first.command(),
            first.seed(),
            first.settings().withoutShard().withCouples(fewest).withBudget(null),
            first.arms(),
            first.comparisons(),
            first.unpaired(),
            notes);
    ComparisonHeader header = parts.get(0).header();
    return new Merged(
        new ComparisonHeader(
            header.format(), header.steelyard(), header.started(), header.environment(), plan),
        blocks);
  }

  /** A block without its mirror would favour an arm; one that failed counts all the same. */
  private static void append(List<Block> part, Map<Integer, Integer> couples, List<Block> blocks) {
    Map<Integer, List<Block>> byComparison =
        part.stream().collect(Collectors.groupingBy(Block::comparison));
    byComparison.forEach(
        (comparison, all) -> {
          int offset = couples.getOrDefault(comparison, 0);
          int last = offset;
          for (List<Block> couple :
              all.stream().collect(Collectors.groupingBy(Block::couple)).values()) {
            if (couple.size() == 2 || couple.stream().anyMatch(Block::failed)) {
              int number = last++;
              couple.forEach(block -> blocks.add(block.inCouple(number)));
            }
          }
          couples.put(comparison, last);
        });
  }

  private static void check(String one, ComparisonPlan a, String other, ComparisonPlan b)
      throws UsageException {
    String what = difference(a, b);
    if (what != null) {
      throw new UsageException(
          one + " and " + other + " are not parts of one comparison: " + what + ".");
    }
  }

  private static String difference(ComparisonPlan a, ComparisonPlan b) {
    if (!cases(a).equals(cases(b))) {
      return "they compare different cases, or with different thresholds";
    }
    for (int i = 0; i < a.arms().size(); i++) {
      if (!contents(a.arms().get(i)).equals(contents(b.arms().get(i)))) {
        return "the files of " + a.arms().get(i).name() + " differ";
      }
    }
    if (a.settings().effort() != b.settings().effort()
        || a.settings().clock() != b.settings().clock()) {
      return "they were made with another effort or clock";
    }
    Shard left = a.settings().shard();
    Shard right = b.settings().shard();
    if (left != null && right != null && left.of() != right.of()) {
      return "one is a shard of " + left.of() + ", the other of " + right.of();
    }
    if (a.seed() == b.seed() && (left == null || left.equals(right))) {
      return "they have the same seed: one is a copy of the other, or is there twice";
    }
    return null;
  }

  private static List<List<Object>> cases(ComparisonPlan plan) {
    return plan.comparisons().stream().map(Merging::identity).toList();
  }

  private static List<Object> identity(PlannedComparison c) {
    return List.of(c.key(), c.baselineArm(), c.candidateArm(), c.threshold(), c.control());
  }

  private static List<String> contents(PlannedArm arm) {
    return arm.target().classPath().stream().map(Fingerprint::sha256).toList();
  }

  private static List<Object> machine(Environment of) {
    return Arrays.asList(of.cpu(), of.processors(), of.memory(), of.os(), of.arch());
  }

  private static List<String> notes(List<String> names, List<ComparisonJournal> parts) {
    List<String> notes = new ArrayList<>();
    long machines = parts.stream().map(p -> machine(p.header().environment())).distinct().count();
    notes.add(
        "merged from "
            + names.size()
            + (names.size() == 1 ? " run" : " runs")
            + (machines > 1 ? " on machines that differ" : ""));
    Shard some = parts.get(0).header().plan().settings().shard();
    if (some != null) {
      TreeSet<Integer> missing =
          IntStream.rangeClosed(1, some.of())
              .boxed()
              .collect(Collectors.toCollection(TreeSet::new));
      parts.stream()
          .map(p -> p.header().plan().settings().shard())
          .filter(s -> s != null)
          .forEach(s -> missing.remove(s.index()));
      if (!missing.isEmpty()) {
        notes.add(
            "of "
                + some.of()
                + " shards these are missing: "
                + missing.stream().map(String::valueOf).collect(Collectors.joining(", ")));
      }
    }
    return notes;
  }
}
