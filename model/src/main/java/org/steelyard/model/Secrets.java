package org.steelyard.model;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Masks what looks like a secret in arguments and environment values before anything is written
 * down. A value is masked when the name in front of it says so; better one too many.
 */
public final class Secrets {
  /** Stands where a secret was. */
  public static final String MASK = "***";

  private static final String NAME =
      "[\\w.\\-]*(?:passw|pwd|secret|token|api[._-]?key|access[._-]?key|private[._-]?key"
          + "|credential|auth)[\\w.\\-]*";

  /** A value that holds a comma or a space is a secret up to its end. */
  private static final Pattern ARGUMENT = Pattern.compile("(?is)((?:-D|--)" + NAME + "=).+");

  /** A bare colon joins the entries of a class path and the parts of coordinates, too. */
  private static final Pattern PAIR =
      Pattern.compile(
          "(?i)("
              + NAME
              + "(?:[\"']\\s*[=:]|\\s*=|\\s*:(?=[\\s\"']))\\s*)(?:(?:basic|bearer|digest|token)\\s+)?"
              + "(\"[^\"]*\"|'[^']*'|[^\\s,;&]+)");

  private static final Pattern IN_ADDRESS = Pattern.compile("(?i)(\\w+://[^/\\s:@]*:)\\S+(@)");

  /** Some servers take a token in the place of the user. */
  private static final Pattern USER_IN_ADDRESS = Pattern.compile("(?i)(\\w+://)[^/\\s:@]+(@)");

  private static final Pattern OPTION = Pattern.compile("(?i)--" + NAME);
  private static final Pattern SECRET_NAME = Pattern.compile("(?i)" + NAME);

  private Secrets() {}

  /** The text with the values of secret-looking names replaced by {@link #MASK}. */
  public static String mask(String text) {
    Matcher argument = ARGUMENT.matcher(text);
    if (argument.matches()) {
      return argument.group(1) + MASK;
    }
    String masked = PAIR.matcher(text).replaceAll("$1" + MASK);
    masked = IN_ADDRESS.matcher(masked).replaceAll("$1" + MASK + "$2");
    return USER_IN_ADDRESS.matcher(masked).replaceAll("$1" + MASK + "$2");
  }

  /** The value of an environment variable, masked as a whole where its name looks secret. */
  public static String mask(String name, String value) {
    return SECRET_NAME.matcher(name).matches() ? MASK : mask(value);
  }

  /** Each text masked, and what follows on an option like {@code --token} too. */
  public static List<String> mask(List<String> texts) {
    List<String> masked = new ArrayList<>();
    String before = "";
    for (String text : texts) {
      boolean value = OPTION.matcher(before).matches() && !text.startsWith("-");
      masked.add(value ? MASK : mask(text));
      before = text;
    }
    return List.copyOf(masked);
  }
}
