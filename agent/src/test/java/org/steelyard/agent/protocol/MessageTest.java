package org.steelyard.agent.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MessageTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "plain",
        "",
        " ",
        "\t",
        "\n",
        "\r\n",
        "\\",
        "\\\\",
        "\\t",
        "\\n",
        "\\e",
        "=",
        "a=b=c",
        "=a",
        "a=",
        "trailing\\",
        "\\\t\\\n\\=",
        "≈ 10⁻⁶ ± µs",
        "\ud83d\ude00",
        "\u0000\u001f\u007f\u0085\u2028",
        "verb\tname=value\nnext"
      })
  void anyTextTravelsAsVerbAsNameAndAsValue(String text) {
    Message message = Message.of(text).with(text, text).with("after", "it").build();

    String line = message.encode();
    Message back = Message.decode(line);

    assertThat(line).doesNotContain("\n", "\r");
    assertThat(back).isEqualTo(message).hasSameHashCodeAs(message);
    assertThat(back.verb()).isEqualTo(text);
    assertThat(back.fields()).containsExactly(entry(text, text), entry("after", "it"));
  }

  /** The other end may be of another version: what stands on the wire is a promise. */
  @Test
  void theLineIsVerbTabNameEqualsValue() {
    Message message =
        Message.of("fork").with("a", 1).with("b=c", "x=y").with("d", "1\t2\n3\r4\\5").build();

    assertThat(message.encode()).isEqualTo("fork\ta=1\tb\\ec=x=y\td=1\\t2\\n3\\r4\\\\5");
  }

  @Test
  void aVerbAloneIsAMessage() {
    assertThat(Message.decode("done").verb()).isEqualTo("done");
    assertThat(Message.decode("done").fields()).isEmpty();
    assertThat(Message.decode("").verb()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"fork\tname", "fork\t", "fork\ta=1\t\tb=2", "fork\ta\\e1"})
  void aFieldWithoutEqualsSignIsRefused(String line) {
    assertThatThrownBy(() -> Message.decode(line))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("field without '=' in a line of the protocol");
  }

  @Test
  void aLineThatBreaksOffInsideAnEscapeIsStillRead() {
    assertThat(Message.decode("v\ta=x\\").get("a")).isEqualTo("x\\");
  }

  @Test
  void aMissingFieldIsNamed() {
    assertThatThrownBy(() -> Message.of("fork").build().get("log"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("message 'fork' lacks the field 'log'");
  }

  @Test
  void anAbsentFieldGivesTheOtherValueAndAnEmptyOneDoesNot() {
    Message message = Message.of("v").with("empty", "").with("null", (Object) null).build();

    assertThat(message.get("empty", "x")).isEmpty();
    assertThat(message.get("null", "x")).isEqualTo("x");
    assertThat(message.has("null")).isFalse();
    assertThat(message.getLong("no", -7)).isEqualTo(-7);
    assertThat(message.getDouble("no", -7.5)).isEqualTo(-7.5);
  }

  @Test
  void numbersKeepEveryDigit() {
    Message message =
        Message.decode(
            Message.of("v")
                .with("long", Long.MIN_VALUE)
                .with("double", Math.PI)
                .with("small", Double.MIN_VALUE)
                .with("nan", Double.NaN)
                .build()
                .encode());

    assertThat(message.getLong("long", 0)).isEqualTo(Long.MIN_VALUE);
    assertThat(message.getDouble("double", 0)).isEqualTo(Math.PI);
    assertThat(message.getDouble("small", 0)).isEqualTo(Double.MIN_VALUE);
    assertThat(message.getDouble("nan", 0)).isNaN();
  }

  @Test
  void aNumberThatIsNoneIsRefused() {
    assertThatThrownBy(() -> Message.decode("v\tn=1x").getLong("n", 0))
        .isInstanceOf(NumberFormatException.class);
  }

  @Test
  void listsKeepOrderAndEmptyElements() {
    List<String> values = Arrays.asList("b", "", "a=\t", "b");
    Message message = Message.decode(Message.of("v").with("arg", values).build().encode());

    assertThat(message.list("arg")).isEqualTo(values);
    assertThat(message.list("other")).isEmpty();
    assertThat(Message.of("v").with("arg", Collections.emptyList()).build().list("arg")).isEmpty();
  }
}
