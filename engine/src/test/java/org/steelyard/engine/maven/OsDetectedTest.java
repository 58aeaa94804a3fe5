package org.steelyard.engine.maven;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Expected names: the table in the os-maven-plugin's README, "Generated properties". */
class OsDetectedTest {

  @ParameterizedTest
  @CsvSource({
    "Linux, linux",
    "Mac OS X, osx",
    "Windows 11, windows",
    "Windows Server 2022, windows",
    "FreeBSD, freebsd",
    "OpenBSD, openbsd",
    "NetBSD, netbsd",
    "SunOS, sunos",
    "Solaris, sunos",
    "AIX, aix",
    "HP-UX, hpux",
    "OS/400, os400",
    "Haiku, unknown"
  })
  void namesTheOperatingSystem(String osName, String expected) {
    assertThat(OsDetected.of(osName, "amd64").name()).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "amd64, x86_64",
    "x86_64, x86_64",
    "x86, x86_32",
    "i386, x86_32",
    "i686, x86_32",
    "aarch64, aarch_64",
    "arm, arm_32",
    "ppc, ppc_32",
    "ppc64, ppc_64",
    "ppc64le, ppcle_64",
    "s390x, s390_64",
    "sparc, sparc_32",
    "sparcv9, sparc_64",
    "ia64, itanium_64",
    "riscv64, riscv64",
    "vax, unknown"
  })
  void namesTheProcessor(String osArch, String expected) {
    assertThat(OsDetected.of("Linux", osArch).arch()).isEqualTo(expected);
  }

  @Test
  void theClassifierIsTheOneThatNettyPublishesFor() {
    assertThat(OsDetected.of("Mac OS X", "aarch64").properties())
        .containsEntry("os.detected.name", "osx")
        .containsEntry("os.detected.arch", "aarch_64")
        .containsEntry("os.detected.classifier", "osx-aarch_64");
  }
}
