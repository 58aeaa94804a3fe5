package org.steelyard.engine.scripted;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.plan.Request;
import org.steelyard.model.Effort;
import org.steelyard.model.Mode;
import org.steelyard.model.Settings;

/** What a person asks for, in small. */
public final class Requests {
  /** Nothing in particular. */
  public static final Request ALL = of(null, Settings.NONE);

  private Requests() {}

  public static Request of(@Nullable Effort effort, Settings flags) {
    return new Request(List.of(), List.of(), flags, Map.of(), List.of(), effort, false);
  }

  public static Request including(String... regexes) {
    return new Request(
        List.of(regexes), List.of(), Settings.NONE, Map.of(), List.of(), null, false);
  }

  public static Request excluding(String... regexes) {
    return new Request(
        List.of(), List.of(regexes), Settings.NONE, Map.of(), List.of(), null, false);
  }

  public static Request modes(@Nullable Effort effort, boolean everyCase, Mode... modes) {
    return new Request(
        List.of(), List.of(), Settings.NONE, Map.of(), List.of(modes), effort, everyCase);
  }

  public static Request params(Map<String, List<String>> params) {
    return new Request(List.of(), List.of(), Settings.NONE, params, List.of(), null, false);
  }
}
