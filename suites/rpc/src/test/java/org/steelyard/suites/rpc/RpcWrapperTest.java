package org.steelyard.suites.rpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.codahale.metrics.MetricRegistry;
import java.io.IOException;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RpcWrapperTest {

  private static final String TIMER = "Master.CheckAccess.User:alice";
  private static final String IN_PROGRESS = "Master.CheckAccessInProgress.User:alice";
  private static final String TOTAL = "Master.TotalRpcs";

  private final Logger logger = new LoggerContext().getLogger("test");
  private final MetricRegistry registry = new MetricRegistry();
  private final MetricNames names =
      new MetricNames("Master", ThreadLocal.withInitial(() -> "alice"));
  private final RpcWrapper before = new TimedRpc(registry, names);
  private final RpcWrapper after = new TotalTimedRpc(registry, names);

  private void call(RpcWrapper wrapper) throws Exception {
    assertThat(wrapper.<String>callAndReturn(logger, () -> "answer", "CheckAccess", ""))
        .isEqualTo("answer");
  }

  @Test
  void beforeTheChangeACallHasATimerOfItsMethodAndUserAndACounter() throws Exception {
    for (int i = 0; i < 3; i++) {
      call(before);
    }

    assertThat(registry.getNames()).containsExactlyInAnyOrder(TIMER, IN_PROGRESS);
    assertThat(registry.timer(TIMER).getCount()).isEqualTo(3);
  }

  @Test
  void theChangeAddsTheTimerOfAllCallsAndNothingElse() throws Exception {
    call(after);
    after.callAndReturn(logger, () -> "answer", "Rename", "");

    assertThat(registry.getNames())
        .isEqualTo(
            Set.of(
                TIMER,
                IN_PROGRESS,
                "Master.Rename.User:alice",
                "Master.RenameInProgress.User:alice",
                TOTAL));
    assertThat(registry.timer(TIMER).getCount()).isEqualTo(1);
    assertThat(registry.timer(TOTAL).getCount()).isEqualTo(2);
  }

  @Test
  void aCallIsInProgressWhileItRunsAndNotAfter() throws Exception {
    long during =
        before.callAndReturn(
            logger, () -> registry.counter(IN_PROGRESS).getCount(), "CheckAccess", "");

    assertThat(during).isEqualTo(1);
    assertThat(registry.counter(IN_PROGRESS).getCount()).isZero();
  }

  @Test
  void aCallThatThrowsIsTimedAndNoLongerInProgressAndItsExceptionIsTheCallers() {
    IOException thrown = new IOException("no such file");

    assertThatThrownBy(
            () ->
                after.callAndReturn(
                    logger,
                    () -> {
                      throw thrown;
                    },
                    "CheckAccess",
                    ""))
        .isSameAs(thrown);

    assertThat(registry.counter(IN_PROGRESS).getCount()).isZero();
    assertThat(registry.timer(TIMER).getCount()).isEqualTo(1);
    assertThat(registry.timer(TOTAL).getCount()).isEqualTo(1);
  }

  @Test
  void whereDebugIsOnACallLogsItsEntryAndItsExitWithItsArguments() throws Exception {
    ListAppender<ILoggingEvent> lines = appendTo(Level.DEBUG);

    before.callAndReturn(logger, () -> "answer", "CheckAccess", "path=%s", "/tmp");

    assertThat(lines.list)
        .extracting(ILoggingEvent::getFormattedMessage)
        .containsExactly("Enter: CheckAccess: path=/tmp", "Exit: CheckAccess: path=/tmp");
  }

  @Test
  void whereDebugIsOffTheArgumentsAreNotEvenFormatted() throws Exception {
    ListAppender<ILoggingEvent> lines = appendTo(Level.INFO);
    Object argument =
        new Object() {
          @Override
          public String toString() {
            throw new AssertionError("formatted");
          }
        };

    before.callAndReturn(logger, () -> "answer", "CheckAccess", "path=%s", argument);

    assertThat(lines.list).isEmpty();
  }

  @Test
  void aThreadWithoutAUserHasNamesWithoutOne() {
    assertThat(new MetricNames("Worker", new ThreadLocal<>()).ofCaller("Read"))
        .isEqualTo("Worker.Read");
  }

  private ListAppender<ILoggingEvent> appendTo(Level level) {
    ListAppender<ILoggingEvent> lines = new ListAppender<>();
    lines.start();
    logger.setLevel(level);
    logger.addAppender(lines);
    return lines;
  }
}
