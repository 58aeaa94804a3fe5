package org.steelyard.engine.scripted;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** A clock that moves only when it is told to. */
public final class ScriptedClock implements InstantSource {
  private Instant now = Instant.parse("2026-03-01T12:00:00Z");

  @Override
  public Instant instant() {
    return now;
  }

  public void pass(double seconds) {
    now = now.plus(Duration.ofNanos(Math.round(seconds * 1e9)));
  }
}
