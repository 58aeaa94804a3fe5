package org.steelyard.suites.http;

import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The size alone, for the method that does nothing at every size. */
@State(Scope.Benchmark)
public class Size {
  /** How many elements are added up in one operation; positive. */
  @Param({"10000000", "20000000", "40000000"})
  int size;
}
