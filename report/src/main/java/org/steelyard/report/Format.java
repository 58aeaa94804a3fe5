package org.steelyard.report;

/** One way to write a report. */
public interface Format {
  /** What a person calls it, as {@code --format} takes it: lower case, no spaces. */
  String name();

  /** How files of it end, without the dot. */
  String extension();

  /** The whole text, ending with a line end. */
  String of(Report report);
}
