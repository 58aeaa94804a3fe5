package org.steelyard.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** How the records are written as JSON. */
public final class Json {
  private Json() {}

  /** One line a record, absent values left out: for journals and events. */
  public static JsonMapper lines() {
    return JsonMapper.builder()
        .changeDefaultPropertyInclusion(
            inclusion -> inclusion.withValueInclusion(JsonInclude.Include.NON_NULL))
        // A newer version may write more; what this one knows stays readable.
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .build();
  }

  /** The same, indented: for documents that people open. */
  public static JsonMapper document() {
    return lines().rebuild().enable(SerializationFeature.INDENT_OUTPUT).build();
  }
}
