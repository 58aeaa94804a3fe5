package org.steelyard.model;

/**
 * What an entry of a class path held when the run was planned.
 *
 * @param sha256 of the file, or of all names and contents of a folder; {@code absent} where there
 *     is nothing at that path
 */
public record Fingerprint(String path, String sha256) {
  public static final String ABSENT = "absent";
}
