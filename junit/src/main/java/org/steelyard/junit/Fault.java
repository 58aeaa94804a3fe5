package org.steelyard.junit;

import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;

/** Why benchmarks cannot be run, as a test that fails: what is asked for must never stay green. */
final class Fault extends AbstractTestDescriptor {
  private final String message;

  Fault(UniqueId id, String name, TestSource source, String message) {
    super(id, name, source);
    this.message = message;
  }

  @Override
  public Type getType() {
    return Type.TEST;
  }

  /** What is wrong, and what to do. */
  String message() {
    return message;
  }
}
