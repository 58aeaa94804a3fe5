package org.steelyard.model;

import java.util.List;
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
  private static final Pattern PAIR =
      Pattern.compile("(?i)(" + NAME + "\\s*[=:]\\s*)(\"[^\"]*\"|'[^']*'|[^\\s,;&]+)");
  private static final Pattern IN_ADDRESS = Pattern.compile("(?i)(\\w+://[^/\\s:@]+:)[^@\\s]+(@)");
  private static final Pattern SECRET_NAME = Pattern.compile("(?i)" + NAME);

  private Secrets() {}

  /** The text with the values of secret-looking names replaced by {@link #MASK}. */
  public static String mask(String text) {
    String masked = PAIR.matcher(text).replaceAll("$1" + MASK);
    return IN_ADDRESS.matcher(masked).replaceAll("$1" + MASK + "$2");
  }

  /** The value of an environment variable, masked as a whole where its name looks secret. */
  public static String mask(String name, String value) {
    return SECRET_NAME.matcher(name).matches() ? MASK : mask(value);
  }

  /** Each text masked. */
  public static List<String> mask(List<String> texts) {
    return texts.stream().map(Secrets::mask).toList();
  }
}
