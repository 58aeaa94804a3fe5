package org.steelyard.suites.rpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

class RpcUtilsBenchmarkTest {

  private static RpcUtilsBenchmark.Wrapper wrapper(String variant) {
    RpcUtilsBenchmark.Wrapper wrapper = new RpcUtilsBenchmark.Wrapper();
    wrapper.variant = variant;
    wrapper.create();
    return wrapper;
  }

  @Test
  void bothVariantsReturnWhatTheBaselineReturns() throws Exception {
    RpcUtilsBenchmark benchmark = new RpcUtilsBenchmark();
    RpcUtilsBenchmark.Delay delay = new RpcUtilsBenchmark.Delay();
    delay.mDelay = 500;

    assertThat(benchmark.delayBaseline(delay)).isEqualTo(500);
    assertThat(benchmark.testCallAndReturn(delay, wrapper("before"))).isEqualTo(500);
    assertThat(benchmark.testCallAndReturn(delay, wrapper("after"))).isEqualTo(500);
  }

  @Test
  void theVariantsAreTheTwoWrappers() {
    assertThat(wrapper("before").wrapper).isInstanceOf(TimedRpc.class);
    assertThat(wrapper("after").wrapper).isInstanceOf(TotalTimedRpc.class);
  }

  @Test
  void anUnknownVariantIsRefusedWithTheKnownOnes() {
    assertThatThrownBy(() -> wrapper("later"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("variant=later is unknown. Use -p variant=before,after.");
  }

  @Test
  void theLoggerIsARealOneWithDebugOff() {
    assertThat(LoggerFactory.getILoggerFactory()).isInstanceOf(LoggerContext.class);
    Logger logger = LoggerFactory.getLogger(RpcUtilsBenchmark.class);
    assertThat(((ch.qos.logback.classic.Logger) logger).getEffectiveLevel()).isEqualTo(Level.INFO);
  }
}
