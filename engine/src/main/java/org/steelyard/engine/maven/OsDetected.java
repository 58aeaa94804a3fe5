package org.steelyard.engine.maven;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The names that the os-maven-plugin gives to an operating system and a processor. POMs that depend
 * on native libraries name them by these, in {@code ${os.detected.classifier}} and kin, and cannot
 * be read where they are not set.
 *
 * @param name such as {@code linux}, {@code osx}, {@code windows}
 * @param arch such as {@code x86_64}, {@code aarch_64}
 */
record OsDetected(String name, String arch) {

  private static final String UNKNOWN = "unknown";

  /** How the JVMs' {@code os.name} begins, and the plugin's name for it. */
  private static final List<Map.Entry<String, String>> NAMES =
      List.of(
          Map.entry("linux", "linux"),
          Map.entry("mac", "osx"),
          Map.entry("osx", "osx"),
          Map.entry("windows", "windows"),
          Map.entry("freebsd", "freebsd"),
          Map.entry("openbsd", "openbsd"),
          Map.entry("netbsd", "netbsd"),
          Map.entry("solaris", "sunos"),
          Map.entry("sunos", "sunos"),
          Map.entry("aix", "aix"),
          Map.entry("hpux", "hpux"),
          Map.entry("os400", "os400"),
          Map.entry("zos", "zos"));

  /** The JVMs' {@code os.arch}, and the plugin's name for it. */
  private static final Map<String, String> ARCHS =
      Map.ofEntries(
          Map.entry("amd64", "x86_64"),
          Map.entry("x8664", "x86_64"),
          Map.entry("x64", "x86_64"),
          Map.entry("x86", "x86_32"),
          Map.entry("i386", "x86_32"),
          Map.entry("i486", "x86_32"),
          Map.entry("i586", "x86_32"),
          Map.entry("i686", "x86_32"),
          Map.entry("aarch64", "aarch_64"),
          Map.entry("arm", "arm_32"),
          Map.entry("arm32", "arm_32"),
          Map.entry("ppc", "ppc_32"),
          Map.entry("ppc64", "ppc_64"),
          Map.entry("ppc64le", "ppcle_64"),
          Map.entry("s390", "s390_32"),
          Map.entry("s390x", "s390_64"),
          Map.entry("riscv32", "riscv"),
          Map.entry("riscv64", "riscv64"),
          Map.entry("loongarch64", "loongarch_64"),
          Map.entry("mips", "mips_32"),
          Map.entry("mipsel", "mipsel_32"),
          Map.entry("mips64", "mips_64"),
          Map.entry("mips64el", "mipsel_64"),
          Map.entry("sparc", "sparc_32"),
          Map.entry("sparcv9", "sparc_64"),
          Map.entry("sparc64", "sparc_64"),
          Map.entry("ia64", "itanium_64"),
          Map.entry("ia64w", "itanium_64"));

  /** From a JVM's {@code os.name} and {@code os.arch}; what is not known becomes "unknown". */
  static OsDetected of(String osName, String osArch) {
    String os = bare(osName);
    String name =
        NAMES.stream()
            .filter(known -> os.startsWith(known.getKey()))
            .map(Map.Entry::getValue)
            .findFirst()
            .orElse(UNKNOWN);
    return new OsDetected(name, ARCHS.getOrDefault(bare(osArch), UNKNOWN));
  }

  static OsDetected ofThisMachine() {
    return of(System.getProperty("os.name", ""), System.getProperty("os.arch", ""));
  }

  String classifier() {
    return name + "-" + arch;
  }

  /** The properties as POMs spell them. */
  Map<String, String> properties() {
    return Map.of(
        "os.detected.name", name,
        "os.detected.arch", arch,
        "os.detected.classifier", classifier());
  }

  private static String bare(String value) {
    return value.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
  }
}
