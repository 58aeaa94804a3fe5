package org.steelyard.engine.arm;

import java.util.ArrayList;
import java.util.List;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.maven.Coordinates;

/**
 * Libraries that take the place of other versions of themselves.
 *
 * @param libraries at least one; none of them JMH
 */
public record Swap(List<Coordinates> libraries) {
  static final String JMH = "org.openjdk.jmh";

  public Swap {
    libraries = List.copyOf(libraries);
  }

  /**
   * Reads {@code group:artifact:version}, several with commas between them.
   *
   * @throws UsageException when it is not of that form, or names JMH, which measures
   */
  public static Swap parse(String text) throws UsageException {
    List<Coordinates> libraries = new ArrayList<>();
    for (String one : text.split(",")) {
      try {
        Coordinates library = Coordinates.parse(one.strip());
        if (library.group().equals(JMH)) {
          throw new UsageException(
              "--swap "
                  + one.strip()
                  + ": JMH does the measuring and is not swapped: with different versions of it"
                  + " the arms could not be compared.");
        }
        libraries.add(library);
      } catch (IllegalArgumentException e) {
        throw new UsageException("--swap " + text + ": " + e.getMessage());
      }
    }
    return new Swap(libraries);
  }
}
