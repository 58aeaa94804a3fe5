package org.steelyard.report.html;

import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/** A real browser without a window. It talks to this process alone. */
final class Chromium implements AutoCloseable {
  private static final String ANNOUNCED = "DevTools listening on ";

  private final Process process;
  private final Path profile;
  private final URI address;
  private final HttpClient http = HttpClient.newHttpClient();

  private Chromium(Process process, Path profile, URI address) {
    this.process = process;
    this.profile = profile;
    this.address = address;
  }

  /** Starts it; the test is skipped where there is none. */
  static Chromium start() throws IOException, InterruptedException {
    String command =
        Stream.of(System.getenv().getOrDefault("PATH", "").split(":"))
            .flatMap(folder -> Stream.of(folder + "/chromium", folder + "/chromium-browser"))
            .filter(file -> Files.isExecutable(Path.of(file)))
            .findFirst()
            .orElse(null);
    if (command == null) {
      return abort("there is no chromium on the PATH: apt-get install chromium");
    }
    Path profile = Files.createTempDirectory("steelyard-chromium");
    Path said = profile.resolve("said.txt");
    Process process =
        new ProcessBuilder(
                command,
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--no-first-run",
                "--force-color-profile=srgb",
                "--remote-debugging-port=0",
                "--user-data-dir=" + profile,
                "about:blank")
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(said.toFile())
            .start();
    for (int tries = 0; tries < 1500 && process.isAlive(); tries++) {
      String text = Files.readString(said);
      int at = text.indexOf(ANNOUNCED);
      int end = text.indexOf('\n', Math.max(0, at));
      if (at >= 0 && end > 0) {
        URI address = URI.create(text.substring(at + ANNOUNCED.length(), end).strip());
        return new Chromium(process, profile, address);
      }
      Thread.sleep(20);
    }
    process.destroyForcibly();
    return abort("chromium does not start here: " + Files.readString(said));
  }

  /** A new tab. */
  Tab tab() throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(
                URI.create("http://127.0.0.1:" + address.getPort() + "/json/new?about:blank"))
            .PUT(HttpRequest.BodyPublishers.noBody())
            .build();
    String answer = http.send(request, BodyHandlers.ofString()).body();
    String socket = JsonMapper.shared().readTree(answer).get("webSocketDebuggerUrl").stringValue();
    return new Tab(http, URI.create(socket));
  }

  @Override
  public void close() throws IOException {
    List<ProcessHandle> children = process.descendants().toList();
    process.destroy();
    children.forEach(ProcessHandle::destroyForcibly);
    try {
      process.waitFor(10, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    process.destroyForcibly();
    try (Stream<Path> files = Files.walk(profile)) {
      files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
    }
  }
}
