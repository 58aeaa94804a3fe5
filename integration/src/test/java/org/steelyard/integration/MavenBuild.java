package org.steelyard.integration;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * Real builds of small projects, with the Maven and the settings of the build that tests them. They
 * find Steelyard in a repository made of what that build has packaged, and keep what they resolve
 * apart, so that no snapshot of a test gets into the user's local repository.
 */
final class MavenBuild {
  private static final Path TARGET = Path.of(System.getProperty("it.target"));
  private static final Path OWN = TARGET.resolve("repository");
  private static final Path LOCAL = TARGET.resolve("local-repository");

  static {
    try {
      forgetSteelyard();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private final Path project;
  private final Path java;

  /**
   * What a build said.
   *
   * @param status the exit status
   * @param out all it wrote
   */
  record Built(int status, String out) {}

  /** Builds with the JDK that runs us. */
  MavenBuild(Path project) {
    this(project, Path.of(System.getProperty("java.home")));
  }

  /**
   * @param java home of the JDK that builds
   */
  MavenBuild(Path project, Path java) {
    this.project = project;
    this.java = java;
  }

  Built run(String... words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("it.maven.home"), "bin", "mvn").toString());
    command.addAll(List.of("-B", "-Dstyle.color=never", "-Dmaven.repo.local=" + LOCAL));
    command.addAll(List.of("-gs", settings().toString()));
    command.addAll(Arrays.asList(words));
    ProcessBuilder builder = new ProcessBuilder(command).directory(project.toFile());
    builder.environment().put("JAVA_HOME", java.toString());
    builder.environment().put("XDG_CACHE_HOME", TARGET.resolve("cache").toString());
    return run(builder);
  }

  /** What an earlier build has packaged must not be taken for what this one has. */
  private static void forgetSteelyard() throws IOException {
    Path own = LOCAL.resolve("org/steelyard");
    if (Files.exists(own)) {
      try (Stream<Path> files = Files.walk(own)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  static Built run(ProcessBuilder builder) throws IOException, InterruptedException {
    Path out = Files.createTempFile(TARGET, "it", ".log");
    int status = builder.redirectErrorStream(true).redirectOutput(out.toFile()).start().waitFor();
    return new Built(status, Files.readString(out));
  }

  /**
   * The global settings of this Maven, and two repositories that are folders: what was packaged,
   * and the local repository, in which almost all is that a build needs.
   */
  private static Path settings() throws IOException {
    Path global = Path.of(System.getProperty("it.maven.home"), "conf", "settings.xml");
    try {
      DocumentBuilder parser = namespaceAware().newDocumentBuilder();
      Document settings =
          Files.exists(global)
              ? parser.parse(global.toFile())
              : parser.parse(new ByteArrayInputStream("<settings/>".getBytes(UTF_8)));
      NodeList mirrors = settings.getElementsByTagName("mirrorOf");
      for (int i = 0; i < mirrors.getLength(); i++) {
        if (mirrors.item(i).getTextContent().trim().equals("*")) {
          mirrors.item(i).setTextContent("external:*");
        }
      }
      Element profile = add(child(settings.getDocumentElement(), "profiles"), "profile", null);
      add(profile, "id", "steelyard-it");
      for (String kind :
          List.of("repositories repository", "pluginRepositories pluginRepository")) {
        Element all = add(profile, kind.split(" ")[0], null);
        repository(all, kind.split(" ")[1], "steelyard-packaged", OWN);
        Path local = Path.of(System.getProperty("it.local.repository"));
        repository(all, kind.split(" ")[1], "steelyard-local", local);
      }
      add(child(settings.getDocumentElement(), "activeProfiles"), "activeProfile", "steelyard-it");
      Path file = Files.createTempFile(TARGET, "settings", ".xml");
      TransformerFactory.newInstance()
          .newTransformer()
          .transform(new DOMSource(settings), new StreamResult(file.toFile()));
      return file;
    } catch (ParserConfigurationException | SAXException | TransformerException e) {
      throw new IOException(e);
    }
  }

  private static DocumentBuilderFactory namespaceAware() {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    return factory;
  }

  private static void repository(Element all, String element, String id, Path folder) {
    Element repository = add(all, element, null);
    add(repository, "id", id);
    add(repository, "url", folder.toUri().toString());
    for (String kind : List.of("releases", "snapshots")) {
      // A local repository has no checksums.
      add(add(repository, kind, null), "checksumPolicy", "ignore");
    }
  }

  private static Element child(Element parent, String name) {
    NodeList there = parent.getElementsByTagName(name);
    return there.getLength() > 0 ? (Element) there.item(0) : add(parent, name, null);
  }

  private static Element add(Element parent, String name, String text) {
    // Settings have a namespace, or none; the new elements are to have the same.
    Element element = parent.getOwnerDocument().createElementNS(parent.getNamespaceURI(), name);
    if (text != null) {
      element.setTextContent(text);
    }
    parent.appendChild(element);
    return element;
  }
}
