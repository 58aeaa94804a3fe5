package org.steelyard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServeTest {
  @TempDir private Path outside;

  private final HttpClient client = HttpClient.newHttpClient();
  private final StringWriter out = new StringWriter();
  private Path root;
  private Thread command;
  private URI address;

  @BeforeEach
  void serve() throws Exception {
    root = Files.createDirectory(outside.resolve("runs"));
    RunsOnDisk.write(root, "old", "cpu A", 100);
    RunsOnDisk.write(root, "new one", "cpu A", 130);
    RunsOnDisk.write(root, "elsewhere", "cpu B", 130);
    RunsOnDisk.write(outside, "secret", "cpu A", 1);
    Files.createDirectory(root.resolve("no run"));
    StringWriter err = new StringWriter();
    String[] args = {"serve", root.toString()};
    command =
        new Thread(
            () -> Main.run(args, new PrintWriter(out), new PrintWriter(err), Map.of()), "serve");
    command.start();
    while (out.toString().isEmpty() && command.isAlive()) {
      Thread.sleep(10);
    }
    assertThat(out.toString()).as(err.toString()).startsWith("http://127.0.0.1:");
    address = URI.create(out.toString().strip());
  }

  @AfterEach
  void stop() throws InterruptedException {
    command.interrupt();
    command.join();
  }

  private HttpResponse<String> get(String path) throws Exception {
    return client.send(
        HttpRequest.newBuilder(address.resolve(path)).build(), BodyHandlers.ofString());
  }

  @Test
  void runsAreListedWithWhatCameOfThem() throws Exception {
    HttpResponse<String> list = get("/");
    assertThat(list.statusCode()).isEqualTo(200);
    assertThat(list.body())
        .contains("3 runs", "href=\"/run/new%20one\"", "1 measured", "steelyard run x.jar")
        .contains("name=\"baseline\" value=\"old\"")
        .doesNotContain("no run", "secret");
  }

  @Test
  void aRunIsAPage() throws Exception {
    HttpResponse<String> page = get("/run/new%20one");
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body()).contains("1 case measured.", "Copy.loop", "130.0 ns");
    assertThat(page.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
  }

  @Test
  void anyTwoAreCompared() throws Exception {
    HttpResponse<String> page = get("/compare?baseline=old&candidate=new+one");
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body())
        .contains("new one against old", "30.0\u00a0% longer", "Separate runs are held");
  }

  @Test
  void runsOfTwoMachinesAreComparedOnlyWhenSomebodyInsists() throws Exception {
    HttpResponse<String> refused = get("/compare?baseline=old&candidate=elsewhere");
    assertThat(refused.statusCode()).isEqualTo(409);
    assertThat(refused.body())
        .contains("cpu A", "cpu B")
        .contains("href=\"/compare?baseline=old&amp;candidate=elsewhere&amp;even-so=1\"");
    assertThat(get("/compare?baseline=old&candidate=elsewhere&even-so=1").statusCode())
        .isEqualTo(200);
  }

  @Test
  void aFolderThatCannotBeReadDoesNotHideTheOthers() throws Exception {
    Files.writeString(Files.createDirectory(root.resolve("odd")).resolve("journal.jsonl"), "{}\n");
    HttpResponse<String> list = get("/");
    assertThat(list.statusCode()).isEqualTo(200);
    assertThat(list.body()).contains("cannot be read", "new one");
    assertThat(get("/run/odd").statusCode()).isEqualTo(409);
  }

  @Test
  void whatHappenedSinceIsShown() throws Exception {
    assertThat(get("/").body()).doesNotContain("later");
    RunsOnDisk.write(root, "later", "cpu A", 90);
    assertThat(get("/").body()).contains("4 runs", "later");
  }

  @Test
  void nothingOutsideTheFolderIsReached() throws Exception {
    for (String path :
        new String[] {
          "/run/..%2fsecret",
          "/run/../../secret",
          "/run/.",
          "/run/..",
          "/run/",
          "/run/no%20run",
          "/run/" + outside.resolve("secret"),
          "/run/old/run.json",
          "/compare?baseline=old",
          "/x"
        }) {
      assertThat(raw("GET " + path + " HTTP/1.1", "127.0.0.1:" + address.getPort()))
          .as(path)
          .startsWith("HTTP/1.1 404");
    }
  }

  @Test
  void aLinkOutOfTheFolderIsNoRun() throws Exception {
    Files.createSymbolicLink(root.resolve("link"), outside.resolve("secret"));
    assertThat(get("/run/link").statusCode()).isEqualTo(404);
  }

  @Test
  void pagesFromElsewhereStayOutside() throws Exception {
    int port = address.getPort();
    for (String host : new String[] {"evil.example:" + port, "127.0.0.1", "127.0.0.1:1", "evil"}) {
      assertThat(raw("GET / HTTP/1.1", host)).as(host).startsWith("HTTP/1.1 403");
    }
    for (String host : new String[] {"localhost:" + port, "127.0.0.1:" + port, "[::1]:" + port}) {
      assertThat(raw("GET / HTTP/1.1", host)).as(host).startsWith("HTTP/1.1 200");
    }
  }

  @Test
  void onlyReadingIsAllowed() throws Exception {
    String host = "127.0.0.1:" + address.getPort();
    for (String method : new String[] {"POST", "PUT", "DELETE", "OPTIONS"}) {
      assertThat(raw(method + " / HTTP/1.1", host)).as(method).startsWith("HTTP/1.1 405");
    }
    assertThat(raw("HEAD / HTTP/1.1", host)).startsWith("HTTP/1.1 200").endsWith("\r\n\r\n");
  }

  /** A request as it stands, without a client that tidies it up. */
  private String raw(String line, String host) throws Exception {
    try (Socket socket = new Socket("127.0.0.1", address.getPort())) {
      socket
          .getOutputStream()
          .write(
              (line + "\r\nHost: " + host + "\r\nConnection: close\r\n\r\n")
                  .getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void wrongUsageIsSaid() {
    assertThat(Told.by("serve", outside.resolve("nowhere").toString()).status())
        .isEqualTo(Exit.USAGE);
    assertThat(Told.by("serve", root.toString(), "--port", "99999").err())
        .contains("a port is a number from 0 to 65535");
    Told taken = Told.by("serve", root.toString(), "--port", "" + address.getPort());
    assertThat(taken.status()).isEqualTo(Exit.FAILED);
    assertThat(taken.err()).contains("cannot listen on port " + address.getPort());
    assertThat(taken.showsStack()).isFalse();
  }

  @Test
  void aRunItselfIsNotTheFolderOfRuns() throws Exception {
    Path run = root.resolve("old");
    Files.writeString(run.resolve("journal.jsonl"), "");
    Told told = Told.by("serve", run.toString());
    assertThat(told.status()).isEqualTo(Exit.USAGE);
    assertThat(told.err()).contains("is a run itself", "--format html");
  }

  @Test
  void nothingIsLeftInTheFolder() throws Exception {
    get("/");
    get("/run/old");
    try (Stream<Path> files = Files.walk(root)) {
      assertThat(files.filter(Files::isRegularFile)).hasSize(3);
    }
  }
}
