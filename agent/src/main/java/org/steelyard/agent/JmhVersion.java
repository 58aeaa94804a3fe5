package org.steelyard.agent;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;

/** Which JMH the class path carries. */
final class JmhVersion {
  private JmhVersion() {}

  /** The plain version, like {@code 1.37}, or null where the JMH does not tell. */
  static String ofThisClassPath() throws IOException {
    InputStream in = JmhVersion.class.getResourceAsStream("/jmh.properties");
    if (in == null) {
      return null;
    }
    try {
      Properties properties = new Properties();
      properties.load(in);
      return properties.getProperty("jmh.version");
    } finally {
      in.close();
    }
  }
}
