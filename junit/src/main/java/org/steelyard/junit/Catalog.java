package org.steelyard.junit;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The benchmarks of the tests' class path. */
final class Catalog {
  /** Flags that change which cases there are; the others are for measuring. */
  private static final Set<String> CHOOSING = Set.of("-p", "-bm", "-t", "-tg", "-e");

  /** Of JMH's list: a line begins with the class that the user has written. */
  private static final Pattern LINE = Pattern.compile("(?m)^JMH S \\d+ (\\S+) ");

  private final ClassLoader loader;
  private final String lists;

  Catalog(ClassLoader loader) {
    this.loader = loader;
    StringBuilder text = new StringBuilder();
    try {
      for (URL url : Collections.list(loader.getResources("META-INF/BenchmarkList"))) {
        try (InputStream in = url.openStream()) {
          text.append(new String(in.readAllBytes(), StandardCharsets.UTF_8)).append('\n');
        }
      }
    } catch (IOException e) {
      // What cannot be read is no list; whoever asks for its benchmarks is told so.
    }
    this.lists = text.toString();
  }

  /** Whether JMH has generated code for any benchmark at all. */
  boolean isEmpty() {
    return lists.isBlank();
  }

  /** Whether a class may have benchmarks; a cheap look before the command line is asked. */
  boolean mayHave(String className) {
    return lists.contains(className);
  }

  /** The classes that JMH's lists name, as far as they can be told from its text. */
  Set<String> classNames() {
    return LINE.matcher(lists).results().map(line -> line.group(1)).collect(Collectors.toSet());
  }

  /**
   * All cases by the names of their classes and methods.
   *
   * @throws IllegalStateException with what the command line said, when it could not list them
   */
  Map<String, Map<String, List<Case>>> cases(List<String> flags) {
    List<String> choosing = new ArrayList<>();
    for (int i = 0; i + 1 < flags.size(); i++) {
      if (CHOOSING.contains(flags.get(i))) {
        choosing.addAll(flags.subList(i, i + 2));
      }
    }
    String listing = listing(choosing);
    Map<String, Map<String, List<Case>>> classes = new LinkedHashMap<>();
    for (Object json : (List<?>) JsonText.read(listing)) {
      Case id = Case.of((Map<?, ?>) json);
      classes
          .computeIfAbsent(id.className(), name -> new LinkedHashMap<>())
          .computeIfAbsent(id.methodName(), name -> new ArrayList<>())
          .add(id);
    }
    return classes;
  }

  private String listing(List<String> choosing) {
    List<Path> commandLine = Distribution.classPath();
    if (commandLine.stream().anyMatch(Files::isDirectory)) {
      // In a build of Steelyard itself its code changes from one time to the next.
      return list(choosing);
    }
    List<String> madeOf = new ArrayList<>(choosing);
    madeOf.add(lists);
    madeOf.add(commandLine.toString());
    madeOf.add(System.getProperty("java.version"));
    loader.resources("org/openjdk/jmh/runner/Runner.class").map(URL::toString).forEach(madeOf::add);
    KnownLists known = new KnownLists(Distribution.cache().resolve("lists"), madeOf);
    Optional<String> before = known.read();
    if (before.isPresent()) {
      return before.get();
    }
    String listing = list(choosing);
    known.write(listing);
    return listing;
  }

  private static String list(List<String> choosing) {
    List<String> words = new ArrayList<>(List.of("list", classPath(), "--json"));
    words.addAll(choosing);
    Steelyard.Ended ended = new Steelyard().start(words, null).end(Cancellation.never(), () -> {});
    if (ended.status() != 0) {
      throw new IllegalStateException(ended.err().strip());
    }
    return ended.out();
  }

  /** The class path that is measured, as one word. */
  static String classPath() {
    List<Path> entries = MeasuredClassPath.ofThisJvm();
    return entries.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  /** What is wrong with the JMH on the class path, or null. */
  String faultOfJmh() {
    try {
      List<URL> all =
          Collections.list(loader.getResources("org/openjdk/jmh/runner/Runner.class")).stream()
              .distinct()
              .collect(Collectors.toList());
      if (all.size() < 2) {
        return null;
      }
      return "More than one JMH is on the class path, so what would be measured depends on their order:\n"
          + all.stream()
              .map(url -> "  " + url.toString().replaceAll("^jar:|!/.*$", ""))
              .collect(Collectors.joining("\n"))
          + "\nKeep one of them; mvn dependency:tree -Dincludes=org.openjdk.jmh shows where they come"
          + " from.";
    } catch (IOException e) {
      return null;
    }
  }
}
