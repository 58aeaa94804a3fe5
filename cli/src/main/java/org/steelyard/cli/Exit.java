package org.steelyard.cli;

/** Exit statuses. Never 2: make says 2 for everything. */
final class Exit {
  static final int WELL = 0;

  /** Something failed to run. */
  static final int FAILED = 1;

  /** A case has become slower. */
  static final int REGRESSION = 10;

  /** A case is undecided where a decision was required. */
  static final int UNDECIDED = 11;

  /** Wrong usage; nothing was run. */
  static final int USAGE = 64;

  /** Stopped by Ctrl-C, as shells count it. */
  static final int INTERRUPTED = 130;

  private Exit() {}
}
