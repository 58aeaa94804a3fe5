package org.steelyard.engine.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.steelyard.model.Settings;

class MemoryNeedTest {
  private static final long GIB = 1L << 30;

  private static Settings with(String... args) {
    return Settings.builder().jvmArgsAppend(List.of(args)).build();
  }

  @Test
  void twoHeapsAndWhatIsBesideThemMustFitIntoNineTenths() {
    // 2 x (200 + 256) MiB = 912 of 1024; 2 x (210 + 256) = 932 is more than 921.
    assertThat(MemoryNeed.tooMuch(List.of(with("-Xmx200m"), with("-Xmx200m")), GIB)).isNull();
    assertThat(MemoryNeed.tooMuch(List.of(with("-Xmx210m"), with("-Xmx210m")), GIB))
        .contains("932 MiB", "1024");
  }

  @Test
  void theLastHeapSizeCountsInEveryWayToWriteIt() {
    assertThat(MemoryNeed.tooMuch(List.of(with("-Xmx1g", "-XX:MaxHeapSize=100m")), GIB)).isNull();
    assertThat(MemoryNeed.tooMuch(List.of(with("-Xmx100m", "-Xmx1G")), GIB)).isNotNull();
    assertThat(MemoryNeed.tooMuch(List.of(with("-Xmx1073741824")), GIB)).isNotNull();
  }

  @Test
  void withoutOneAHeapMayTakeAQuarterAsHotSpotHasIt() {
    // 2 x (256 + 256) MiB of 1 GiB is too much; 2 x (1024 + 256) of 4 GiB is not.
    assertThat(MemoryNeed.tooMuch(List.of(Settings.NONE, Settings.NONE), GIB)).isNotNull();
    assertThat(MemoryNeed.tooMuch(List.of(Settings.NONE, Settings.NONE), 4 * GIB)).isNull();
  }

  @Test
  void unknownMemoryForbidsNothing() {
    assertThat(MemoryNeed.tooMuch(List.of(with("-Xmx100g")), -1)).isNull();
  }
}
