package org.steelyard.model.read;

/** How many raw numbers of a file are kept in memory. */
final class NumberBudget {
  private final long most;
  private long taken;

  NumberBudget(long most) {
    this.most = most;
  }

  /** Whether one more may be kept. */
  boolean take() {
    return taken++ < most;
  }

  boolean isExceeded() {
    return taken > most;
  }
}
