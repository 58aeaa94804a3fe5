package org.steelyard.suites.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The servlets, seen by a client that is not ours. */
class ServletsTest {
  private static HttpResponse<String> get(LoopbackFixture fixture, String path) throws Exception {
    URI uri = URI.create("http://localhost:" + fixture.port() + path);
    return HttpClient.newHttpClient()
        .send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofString());
  }

  @Test
  void theServletsAnswerTheirValuesOverHttp11() throws Exception {
    RandomArray numbers = RandomArrayTest.ofSize(2_300);
    LoopbackFixture fixture = new LoopbackFixture();
    fixture.start(numbers);
    try {
      HttpResponse<String> baseline = get(fixture, "/baseline");
      HttpResponse<String> sum = get(fixture, "/sumarray");
      HttpResponse<String> small = get(fixture, "/sumsmallarray");

      int[] array = numbers.array();
      int exact = IntStream.range(0, 2_300).map(i -> i % 2 == 0 ? array[i] : -array[i]).sum();
      int swept =
          IntStream.range(0, 2_300).map(i -> i % 2 == 0 ? array[i % 1000] : -array[i % 1000]).sum();
      assertThat(Double.parseDouble(baseline.body())).isEqualTo(42);
      assertThat(Double.parseDouble(sum.body())).isEqualTo(exact);
      assertThat(Double.parseDouble(small.body())).isEqualTo(swept);
      assertThat(swept).isNotEqualTo(exact);
      for (HttpResponse<String> response : new HttpResponse[] {baseline, sum, small}) {
        assertThat(response.statusCode()).isEqualTo(200);
        // Asked for HTTP/2 by this client, and still:
        assertThat(response.version()).isEqualTo(HttpClient.Version.HTTP_1_1);
        assertThat(response.headers().firstValue("Kernel-Nanos").orElseThrow())
            .matches("\\d+ \\d+");
      }
    } finally {
      fixture.stop();
    }
  }
}
