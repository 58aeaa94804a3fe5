package org.steelyard.report;

import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** JMH formats in the locale of its JVM, we never do. */
abstract class InRootLocale {
  private final Locale before = Locale.getDefault();

  @BeforeEach
  void setLocale() {
    Locale.setDefault(Locale.ROOT);
  }

  @AfterEach
  void resetLocale() {
    Locale.setDefault(before);
  }
}
