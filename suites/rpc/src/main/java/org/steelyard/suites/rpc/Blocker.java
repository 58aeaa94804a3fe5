package org.steelyard.suites.rpc;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openjdk.jmh.infra.Blackhole;

/** What a handler does before it answers. */
@FunctionalInterface
interface Blocker {

  /** Returns when it is done; called by many threads at once. */
  void block();

  /**
   * The blocker of that name:
   *
   * <ul>
   *   <li>{@code none}: returns at once;
   *   <li>{@code sleep<n>ms}: sleeps n milliseconds and tells a fork-join pool that it does, see
   *       {@link ManagedSleep};
   *   <li>{@code cpu<n>}: burns n tokens of {@link Blackhole#consumeCPU} and tells nobody, for a
   *       thread at work needs no replacement.
   * </ul>
   *
   * @throws IllegalArgumentException if there is none of that name
   */
  static Blocker named(String name) {
    Matcher number =
        Pattern.compile("none|sleep(?<ms>\\d{1,6})ms|cpu(?<tokens>\\d{1,9})").matcher(name);
    if (!number.matches()) {
      throw new IllegalArgumentException(
          "mBlocker="
              + name
              + " is unknown. Use none, sleep<n>ms or cpu<n>, as in -p mBlocker=sleep10ms.");
    }
    if (number.group("ms") != null) {
      long millis = Long.parseLong(number.group("ms"));
      return () -> ManagedSleep.sleep(millis);
    }
    if (number.group("tokens") != null) {
      long tokens = Long.parseLong(number.group("tokens"));
      return () -> Blackhole.consumeCPU(tokens);
    }
    return () -> {};
  }
}
