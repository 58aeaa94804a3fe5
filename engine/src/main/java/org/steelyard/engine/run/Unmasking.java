package org.steelyard.engine.run;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.steelyard.engine.UsageException;
import org.steelyard.model.Secrets;

/** Puts arguments that were masked when a plan was written down back in. */
public final class Unmasking {
  private Unmasking() {}

  /**
   * @param secrets what a person gives again, as name=value
   * @param withArguments gives the plan with every argument replaced
   * @throws UsageException naming what is still missing
   */
  public static <P> P of(List<String> secrets, Function<UnaryOperator<String>, P> withArguments)
      throws UsageException {
    Map<String, String> values = new HashMap<>();
    for (String secret : secrets) {
      int equals = secret.indexOf('=');
      if (equals < 1) {
        throw new UsageException("-D " + secret + ": write it as name=value");
      }
      values.put(secret.substring(0, equals), secret);
    }
    List<String> missing = new ArrayList<>();
    P restored = withArguments.apply(argument -> restored(argument, values, missing));
    if (!missing.isEmpty()) {
      throw new UsageException(
          "the run has arguments that look like secrets and were not written down. Give them again:"
              + " -D "
              + String.join("=... -D ", missing.stream().distinct().toList())
              + "=...");
    }
    return restored;
  }

  private static String restored(
      String argument, Map<String, String> values, List<String> missing) {
    if (!argument.contains(Secrets.MASK)) {
      return argument;
    }
    String name = argument.replaceFirst("^-D", "").replaceFirst("=.*", "");
    if (!values.containsKey(name)) {
      missing.add(name);
      return argument;
    }
    return (argument.startsWith("-D") ? "-D" : "") + values.get(name);
  }
}
