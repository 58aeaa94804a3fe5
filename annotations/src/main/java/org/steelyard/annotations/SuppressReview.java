package org.steelyard.annotations;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Keeps {@code steelyard review} from telling what one of its rules finds here, because somebody
 * has looked at it and knows why it is right.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.CLASS)
@Repeatable(SuppressReview.All.class)
public @interface SuppressReview {
  /** The rule's name, such as {@code ignored-result}. */
  String rule();

  /** Why its finding is none here. */
  String reason();

  /** Several of them. */
  @Target({ElementType.TYPE, ElementType.METHOD})
  @Retention(RetentionPolicy.CLASS)
  @interface All {
    /** In the order of the code. */
    SuppressReview[] value();
  }
}
