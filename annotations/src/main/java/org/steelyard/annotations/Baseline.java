package org.steelyard.annotations;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the benchmark that others are held against: the others of its class, or those of a group.
 * Reports then show what each of them costs over it.
 *
 * <p>Without it, names say it: a method whose name holds {@code baseline}, or begins with {@code
 * upperBound} or {@code lowerBound}.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface Baseline {
  /** Those that name the same group in {@link HeldAgainst}; empty for the others of its class. */
  String group() default "";

  /** Whether it is also a bound that cannot be beaten. */
  Bound bound() default Bound.NONE;

  /** What cannot be, whatever the mode. */
  enum Bound {
    /** Others may be faster or slower. */
    NONE,
    /** Nothing can be faster: it does a part of what the others do. */
    UPPER,
    /** Nothing can be slower: it does all that the others do, and more. */
    LOWER
  }
}
