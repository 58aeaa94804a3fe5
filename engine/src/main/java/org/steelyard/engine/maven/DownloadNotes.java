package org.steelyard.engine.maven;

import org.eclipse.aether.transfer.AbstractTransferListener;
import org.eclipse.aether.transfer.TransferEvent;

/** Passes on the names of files that begin to arrive; indexes of versions are not worth a word. */
final class DownloadNotes extends AbstractTransferListener {

  private final DownloadListener listener;

  DownloadNotes(DownloadListener listener) {
    this.listener = listener;
  }

  @Override
  public void transferStarted(TransferEvent event) {
    String resource = event.getResource().getResourceName();
    String file = resource.substring(resource.lastIndexOf('/') + 1);
    if (!file.startsWith("maven-metadata")) {
      listener.downloading(file);
    }
  }
}
