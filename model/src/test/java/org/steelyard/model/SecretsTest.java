package org.steelyard.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SecretsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          -Djavax.net.ssl.trustStorePassword=hunter2  | -Djavax.net.ssl.trustStorePassword=***
          -Ddb.password=with,comma;and&more           | -Ddb.password=***
          -Ddb.password=with space                    | -Ddb.password=***
          -Ddb.passwd=hunter2                         | -Ddb.passwd=***
          -DDB_PWD=hunter2                            | -DDB_PWD=***
          --token=hunter2                             | --token=***
          -Dclient.secret="hunter2"                   | -Dclient.secret=***
          -Dapikey=hunter2                            | -Dapikey=***
          -Daws.secretAccessKey=hunter2               | -Daws.secretAccessKey=***
          -Dssh.private-key=hunter2                   | -Dssh.private-key=***
          -Dgit.credentials=hunter2                   | -Dgit.credentials=***
          API_KEY=hunter2                             | API_KEY=***
          a=1 password=hunter2 b=2                    | a=1 password=*** b=2
          -javaagent:/x.jar=token=hunter2,port=1      | -javaagent:/x.jar=token=***,port=1
          password: 'hunter 2' rest                   | password: *** rest
          {"password":"hunter2","size":1}             | {"password":***,"size":1}
          Authorization: Bearer hunter2               | Authorization: ***
          https://user:hunter2@host/path              | https://user:***@host/path
          https://user:hun@ter2@host/path             | https://user:***@host/path
          https://:hunter2@host                       | https://:***@host
          https://hunter2@host/path                   | https://***@host/path
          -Drepo=https://user:hunter2@host:8443/x     | -Drepo=https://user:***@host:8443/x
          """)
  void whatLooksLikeASecretIsMaskedAndItsNameStays(String text, String masked) {
    assertThat(Secrets.mask(text)).isEqualTo(masked).doesNotContain("ter2", "with", "more");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-Xmx2g",
        "-XX:+UseG1GC",
        "-XX:ErrorFile=/tmp/hs_err_%p.log",
        "-Dsize=10",
        "-Djava.io.tmpdir=/tmp/a b",
        "-Dio.netty.leakDetection.level=disabled",
        "-javaagent:/lib/agent.jar=port=8080,mode=fast",
        "-agentlib:jdwp=transport=dt_socket,address=*:5005",
        "--add-opens=java.base/java.lang=ALL-UNNAMED",
        "https://host:8080/path?x=1",
        "org.example:library:1.0",
        "/a/one.jar:/b/two.jar",
        "-p",
        "key=value",
        "user@host",
        ""
      })
  void whatDoesNotIsLeftAlone(String text) {
    assertThat(Secrets.mask(text)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "GITHUB_TOKEN, abc, ***",
    "DB_PASSWORD, a b c, ***",
    "AWS_SECRET_ACCESS_KEY, abc, ***",
    "API_KEY, abc, ***",
    "JAVA_TOOL_OPTIONS, -Xmx1g -Dmy.password=abc -Xms1g, -Xmx1g -Dmy.password=*** -Xms1g",
    "JAVA_TOOL_OPTIONS, -Xmx1g, -Xmx1g",
    "MALLOC_ARENA_MAX, 2, 2"
  })
  void aVariableIsMaskedAsAWholeWhereItsNameSaysSo(String name, String value, String masked) {
    assertThat(Secrets.mask(name, value)).isEqualTo(masked);
  }

  @Test
  void theWordBehindASecretOptionIsMaskedAndOtherOptionsAreNot() {
    assertThat(
            Secrets.mask(List.of("run", "--token", "abc", "-f", "3", "--no-auth", "-v", "token")))
        .containsExactly("run", "--token", "***", "-f", "3", "--no-auth", "-v", "token");
  }

  @Test
  void maskingAgainChangesNothing() {
    String once = Secrets.mask("-Dpassword=x https://u:p@host");
    assertThat(Secrets.mask(once)).isEqualTo(once);
  }
}
