package org.steelyard.engine.maven;

/** Is told what is being fetched, so that a first resolution does not look like a hang. */
@FunctionalInterface
public interface DownloadListener {

  /**
   * A file began to arrive. Files arrive side by side: this is called from several threads.
   *
   * @param artifact the name of the file, such as {@code netty-common-4.2.16.Final.jar}
   */
  void downloading(String artifact);
}
