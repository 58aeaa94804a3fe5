package org.steelyard.cli.serve;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/** Serves the pages of a folder of runs on the loopback interface. */
public final class PageServer implements AutoCloseable {
  /** A browser asks for one page at a time; some people have several. */
  private static final int THREADS = 4;

  private final HttpServer server;
  private final ExecutorService threads;
  private final Site site;

  /**
   * Starts at once.
   *
   * @param root folder that holds the runs
   * @param port 0 for any that is free
   * @throws IOException when the port is taken
   */
  public PageServer(Path root, int port, Reports reports) throws IOException {
    site = new Site(root, reports);
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    threads =
        Executors.newFixedThreadPool(
            THREADS,
            work -> {
              Thread thread = new Thread(work, "steelyard-serve");
              thread.setDaemon(true);
              return thread;
            });
    server.setExecutor(threads);
    server.createContext("/", this::answer).getFilters().add(new Guard());
    server.start();
  }

  /** Where it is. */
  public URI address() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/");
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      Answer answer = answered(exchange.getRequestURI());
      Headers headers = exchange.getResponseHeaders();
      headers.set("Content-Type", "text/html; charset=utf-8");
      headers.set("Cache-Control", "no-store");
      headers.set("X-Content-Type-Options", "nosniff");
      headers.set("X-Frame-Options", "DENY");
      headers.set("Referrer-Policy", "no-referrer");
      headers.set("Cross-Origin-Resource-Policy", "same-origin");
      byte[] body = answer.page().getBytes(StandardCharsets.UTF_8);
      if (exchange.getRequestMethod().equals("HEAD")) {
        headers.set("Content-Length", Integer.toString(body.length));
        exchange.sendResponseHeaders(answer.status(), -1);
        return;
      }
      exchange.sendResponseHeaders(answer.status(), body.length);
      try (OutputStream out = exchange.getResponseBody()) {
        out.write(body);
      }
    }
  }

  private Answer answered(URI address) throws IOException {
    Map<String, String> query;
    try {
      query = query(address.getRawQuery());
    } catch (IllegalArgumentException e) {
      return new Answer(400, "");
    }
    try {
      return site.at(address.getPath(), query);
    } catch (RuntimeException e) {
      return site.broken(e);
    }
  }

  private static Map<String, String> query(@Nullable String raw) {
    Map<String, String> query = new LinkedHashMap<>();
    for (String part : raw == null ? new String[0] : raw.split("&")) {
      int equals = part.indexOf('=');
      String name = equals < 0 ? part : part.substring(0, equals);
      String value = equals < 0 ? "" : part.substring(equals + 1);
      query.put(
          URLDecoder.decode(name, StandardCharsets.UTF_8),
          URLDecoder.decode(value, StandardCharsets.UTF_8));
    }
    return query;
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
