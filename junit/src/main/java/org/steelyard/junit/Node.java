package org.steelyard.junit;

import java.util.List;
import java.util.Set;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;

/** A class, a method or a case in the tree of tests. */
final class Node extends AbstractTestDescriptor {
  private final Type type;
  private final Set<TestTag> tags;
  private final List<Case> cases;
  private final String name;

  /**
   * @param name what reports call it that know no trees
   * @param cases all that lie below it; the one that it is, if it is a test
   */
  Node(
      UniqueId id,
      String displayName,
      String name,
      TestSource source,
      Type type,
      Set<TestTag> tags,
      List<Case> cases) {
    super(id, displayName, source);
    this.type = type;
    this.tags = tags;
    this.cases = List.copyOf(cases);
    this.name = name;
  }

  @Override
  public Type getType() {
    return type;
  }

  @Override
  public Set<TestTag> getTags() {
    return tags;
  }

  @Override
  public String getLegacyReportingName() {
    return name;
  }

  /** All cases that were found below it, whatever filters left of them. */
  List<Case> cases() {
    return cases;
  }
}
