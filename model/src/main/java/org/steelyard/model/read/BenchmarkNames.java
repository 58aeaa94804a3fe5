package org.steelyard.model.read;

/** Names of benchmarks, as sources shorten them: without packages, or with their first letters. */
public final class BenchmarkNames {
  private BenchmarkNames() {}

  /**
   * Whether two names can be those of one benchmark: equal, or one the end of the other, or with
   * packages as JMH shortens them ({@code i.n.m.b.ByteBufAllocatorBenchmark.heap}).
   */
  public static boolean match(String one, String other) {
    if (one.equals(other)) {
      return true;
    }
    String[] a = one.split("\\.");
    String[] b = other.split("\\.");
    int common = Math.min(a.length, b.length);
    for (int i = 1; i <= common; i++) {
      String left = a[a.length - i];
      String right = b[b.length - i];
      boolean isPackage = i > 2;
      if (!left.equals(right)
          && !(isPackage && (isFirstLetter(left, right) || isFirstLetter(right, left)))) {
        return false;
      }
    }
    return common > 0;
  }

  private static boolean isFirstLetter(String letter, String word) {
    return letter.length() == 1 && word.startsWith(letter);
  }

  /** The method: what every form of a name ends with. */
  public static String method(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
