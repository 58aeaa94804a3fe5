package org.steelyard.annotations;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Names the group whose {@link Baseline} a benchmark, or all of a class, is held against. */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.CLASS)
public @interface HeldAgainst {
  /** What {@link Baseline#group()} says. */
  String value();
}
