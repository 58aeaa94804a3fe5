package org.steelyard.cli.serve;

import com.sun.net.httpserver.Filter;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Lets only those in who mean this server: a page from elsewhere whose name was made to lead to
 * this machine (DNS rebinding) still says its own name in the Host header.
 */
final class Guard extends Filter {
  private static final Set<String> OURS = Set.of("localhost", "127.0.0.1", "[::1]");

  @Override
  public String description() {
    return "only this machine, only reading";
  }

  @Override
  public void doFilter(HttpExchange exchange, Chain chain) throws IOException {
    int port = exchange.getLocalAddress().getPort();
    if (!isOurs(exchange.getRequestHeaders().getFirst("Host"), port)) {
      refuse(exchange, 403);
    } else if (!Set.of("GET", "HEAD").contains(exchange.getRequestMethod())) {
      exchange.getResponseHeaders().set("Allow", "GET, HEAD");
      refuse(exchange, 405);
    } else {
      chain.doFilter(exchange);
    }
  }

  private static boolean isOurs(@Nullable String host, int port) {
    return host != null
        && OURS.stream()
            .anyMatch(
                name ->
                    host.equalsIgnoreCase(name + ":" + port)
                        || port == 80 && host.equalsIgnoreCase(name));
  }

  private static void refuse(HttpExchange exchange, int status) throws IOException {
    try (exchange) {
      exchange.sendResponseHeaders(status, -1);
    }
  }
}
