package org.steelyard.report.html;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A tab of the browser, driven by its DevTools protocol. */
final class Tab implements AutoCloseable {
  /** Only so that a broken browser does not stop the build for ever. */
  private static final long PATIENCE_SECONDS = 60;

  private static final JsonMapper JSON = JsonMapper.shared();

  private final WebSocket socket;
  private final AtomicInteger numbers = new AtomicInteger();
  private final Map<Integer, CompletableFuture<JsonNode>> answers = new ConcurrentHashMap<>();
  private final List<String> requests = new CopyOnWriteArrayList<>();
  private final List<String> complaints = new CopyOnWriteArrayList<>();
  private volatile CompletableFuture<Void> loaded = new CompletableFuture<>();

  Tab(HttpClient http, URI address) {
    socket = http.newWebSocketBuilder().buildAsync(address, new Listener()).join();
    for (String domain : List.of("Page", "Network", "Runtime", "Log")) {
      send(domain + ".enable", Map.of());
    }
  }

  /** Opens an address and waits until it is loaded. */
  void open(URI page) {
    requests.clear();
    complaints.clear();
    loaded = new CompletableFuture<>();
    send("Page.navigate", Map.of("url", page.toString()));
    loaded.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
  }

  /** What an expression comes to; promises are waited for. */
  JsonNode evaluate(String expression) {
    JsonNode answer =
        send(
            "Runtime.evaluate",
            Map.of("expression", expression, "returnByValue", true, "awaitPromise", true));
    if (answer.has("exceptionDetails")) {
      throw new AssertionError(expression + ": " + answer.get("exceptionDetails"));
    }
    return answer.path("result").path("value");
  }

  /** Waits until an expression is true. */
  void await(String expression) {
    evaluate(
        "new Promise((good, bad) => { const end = Date.now() + "
            + PATIENCE_SECONDS * 500
            + "; const look = () => { if ("
            + expression
            + ") good(true); else if (Date.now() > end) bad(new Error('never happened')); else"
            + " setTimeout(look, 20); }; look(); })");
  }

  /** Presses a key as a person does. */
  void press(String key, int code) {
    for (String type : List.of("keyDown", "keyUp")) {
      send(
          "Input.dispatchKeyEvent",
          Map.of(
              "type",
              type,
              "key",
              key,
              "code",
              key,
              "windowsVirtualKeyCode",
              code,
              "text",
              key.equals("Enter") && type.equals("keyDown") ? "\r" : ""));
    }
  }

  void type(String text) {
    send("Input.insertText", Map.of("text", text));
  }

  void size(int width, int height) {
    send(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
  }

  /** Media features such as prefers-color-scheme. */
  void prefer(String feature, String value) {
    send(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", feature, "value", value))));
  }

  void media(String media) {
    send("Emulation.setEmulatedMedia", Map.of("media", media));
  }

  /** Whether scripts run. */
  void scripts(boolean on) {
    send("Emulation.setScriptExecutionDisabled", Map.of("value", !on));
  }

  byte[] screenshot() {
    JsonNode answer = send("Page.captureScreenshot", Map.of("format", "png"));
    return Base64.getDecoder().decode(answer.get("data").stringValue());
  }

  /** Addresses that were asked for since the page was opened. */
  List<String> requests() {
    return requests;
  }

  /** Errors, exceptions and violations of the page's policy. */
  List<String> complaints() {
    return complaints;
  }

  JsonNode send(String method, Map<String, ?> params) {
    int number = numbers.incrementAndGet();
    CompletableFuture<JsonNode> answer = new CompletableFuture<>();
    answers.put(number, answer);
    socket
        .sendText(
            JSON.writeValueAsString(Map.of("id", number, "method", method, "params", params)), true)
        .join();
    return answer.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
  }

  private void received(JsonNode message) {
    if (message.has("id")) {
      CompletableFuture<JsonNode> answer = answers.remove(message.get("id").intValue());
      if (message.has("error")) {
        answer.completeExceptionally(new AssertionError(message.get("error").toString()));
      } else {
        answer.complete(message.get("result"));
      }
      return;
    }
    JsonNode params = message.path("params");
    switch (message.path("method").asString()) {
      case "Page.loadEventFired" -> loaded.complete(null);
      case "Network.requestWillBeSent" ->
          requests.add(params.path("request").path("url").asString());
      case "Runtime.exceptionThrown", "Log.entryAdded" -> complaints.add(params.toString());
      case "Runtime.consoleAPICalled" -> {
        if (List.of("error", "warning", "assert").contains(params.path("type").asString())) {
          complaints.add(params.toString());
        }
      }
      default -> {}
    }
  }

  @Override
  public void close() {
    // A tab that nobody looks at any more would go on working.
    send("Page.close", Map.of());
    socket.abort();
  }

  /** Puts the parts of a message together. */
  private final class Listener implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
      text.append(part);
      if (last) {
        JsonNode message = JSON.readTree(text.toString());
        text.setLength(0);
        received(message);
      }
      from.request(1);
      return null;
    }
  }
}
