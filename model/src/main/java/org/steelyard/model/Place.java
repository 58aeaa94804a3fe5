package org.steelyard.model;

/**
 * Where in the code something is.
 *
 * @param className as Java names it, such as {@code org.example.Work$State}
 * @param method name; empty for what concerns the class
 * @param line of the source; 0 where the class file does not tell
 * @param file name of the source file without its folder; empty where the class file does not tell
 */
public record Place(String className, String method, int line, String file) {
  @Override
  public String toString() {
    return className
        + (method.isEmpty() ? "" : "." + method)
        + (line == 0 ? "" : "(" + file + ":" + line + ")");
  }

  /** Path of the source file below its root, as packages make it. */
  public String sourcePath() {
    int dot = className.lastIndexOf('.');
    return (dot < 0 ? "" : className.substring(0, dot + 1).replace('.', '/'))
        + (file.isEmpty() ? className.substring(dot + 1).replaceAll("\\$.*", "") + ".java" : file);
  }
}
