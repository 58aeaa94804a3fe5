package org.steelyard.agent.protocol;

/** What an engine has to know to start a host, before the two are connected. */
public final class HostStart {
  /** The class whose main method is a host. */
  public static final String MAIN_CLASS = "org.steelyard.agent.Host";

  /** The environment variable that carries the one-time token. */
  public static final String TOKEN = "STEELYARD_TOKEN";

  private HostStart() {}
}
