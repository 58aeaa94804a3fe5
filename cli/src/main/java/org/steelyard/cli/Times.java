package org.steelyard.cli;

import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Times as JMH reads them: {@code 500ms}, {@code 10 s}, {@code 2m}; a bare number is seconds. */
final class Times implements ITypeConverter<Long> {
  private static final Pattern TIME = Pattern.compile("(\\d+(?:\\.\\d+)?)\\s*([a-z]*)");
  private static final Map<String, Long> UNITS =
      Map.ofEntries(
          Map.entry("", 1_000_000_000L),
          Map.entry("ns", 1L),
          Map.entry("us", 1_000L),
          Map.entry("ms", 1_000_000L),
          Map.entry("s", 1_000_000_000L),
          Map.entry("m", 60_000_000_000L),
          Map.entry("min", 60_000_000_000L),
          Map.entry("h", 3_600_000_000_000L),
          Map.entry("hr", 3_600_000_000_000L),
          Map.entry("day", 86_400_000_000_000L));

  @Override
  public Long convert(String text) {
    Matcher time = TIME.matcher(text.strip().toLowerCase(Locale.ROOT));
    if (!time.matches() || !UNITS.containsKey(time.group(2))) {
      throw new TypeConversionException(
          "\"" + text + "\" is not a time; write it like 500ms, 10s or 2m");
    }
    return Math.round(Double.parseDouble(time.group(1)) * UNITS.get(time.group(2)));
  }
}
