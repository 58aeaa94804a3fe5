package org.steelyard.engine.arm;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.steelyard.engine.UsageException;

/**
 * Whether arms can be compared although they carry a JMH each: versions measure differently (1.21
 * has no compiler blackholes), and a difference between them would be taken for one of the code.
 */
final class JmhVersions {
  private final boolean mixed;

  JmhVersions(boolean mixed) {
    this.mixed = mixed;
  }

  /**
   * @return what must be said beside the results
   * @throws UsageException when the versions differ and nobody said that they may
   */
  List<String> check(List<ArmCases> arms) throws UsageException {
    Set<String> versions = new LinkedHashSet<>();
    arms.forEach(arm -> versions.add(String.valueOf(arm.jmh())));
    if (versions.size() == 1) {
      return List.of();
    }
    String which =
        arms.stream()
            .map(arm -> (arm.jmh() == null ? "an unknown one" : arm.jmh()) + " in " + arm.name())
            .collect(Collectors.joining(", "));
    if (!mixed) {
      throw new UsageException(
          "the arms carry different versions of JMH: "
              + which
              + ". They measure differently, so that a difference may be theirs. Build the arms"
              + " with the same JMH, or say that you want to go on all the same.");
    }
    return List.of(
        "The arms carry different versions of JMH ("
            + which
            + "), which measure differently; a difference may be theirs.");
  }
}
