package org.steelyard.engine.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MavenSetupTest {

  @TempDir Path folder;

  @Test
  void settingsAreTheOnesInTheHomeFolder() {
    MavenSetup setup = MavenSetup.of(Map.of(), Map.of("user.home", folder.toString()));

    assertThat(setup.userSettings()).isEqualTo(folder.resolve(".m2").resolve("settings.xml"));
    assertThat(setup.userSettingsNamed()).isFalse();
    assertThat(setup.globalSettings()).isNull();
    assertThat(setup.offline()).isFalse();
  }

  @Test
  void globalSettingsAreThoseOfTheMvnOnThePathBehindItsLinks() throws Exception {
    assumeTrue(
        FileSystems.getDefault().supportedFileAttributeViews().contains("posix"),
        "links need no privilege on POSIX systems only");
    Path settings = write(folder.resolve("opt/maven/conf/settings.xml"));
    Path program = write(folder.resolve("opt/maven/bin/mvn"));
    Path link = Files.createDirectories(folder.resolve("bin")).resolve("mvn");
    Files.createSymbolicLink(link, program);
    String path = folder.resolve("none") + File.pathSeparator + link.getParent();

    assertThat(MavenSetup.of(Map.of("PATH", path), Map.of()).globalSettings())
        .isEqualTo(settings.toRealPath());
  }

  @Test
  void anInstallationThatWrapsMavenInLibexecIsUnderstood() throws Exception {
    Path settings = write(folder.resolve("cellar/libexec/conf/settings.xml"));
    Path program = write(folder.resolve("cellar/bin/mvn"));

    assertThat(
            MavenSetup.of(Map.of("PATH", program.getParent().toString()), Map.of())
                .globalSettings())
        .isEqualTo(settings.toRealPath());
  }

  @Test
  void argumentsOverrideOptionsAndTheJvmOverridesBoth() {
    Map<String, String> environment =
        Map.of(
            "MAVEN_OPTS", "-Xmx1g -Da=opts -Db=opts -Dmaven.repo.local=opts",
            "MAVEN_ARGS", "-o -s mine.xml -Pcorp -Db=args -Dmaven.repo.local=args");

    MavenSetup setup = MavenSetup.of(environment, Map.of("maven.repo.local", "jvm"));

    assertThat(setup.userSettings()).isEqualTo(Path.of("mine.xml").toAbsolutePath());
    assertThat(setup.userSettingsNamed()).isTrue();
    assertThat(setup.offline()).isTrue();
    assertThat(setup.profiles()).containsExactly("corp");
    assertThat(setup.properties())
        .isEqualTo(Map.of("a", "opts", "b", "args", "maven.repo.local", "jvm"));
  }

  @Test
  void theFingerprintFollowsTheSettingsFileAndTheLocalRepository() throws Exception {
    Map<String, String> home = Map.of("user.home", folder.toString());
    String absent = MavenSetup.of(Map.of(), home).fingerprint();
    Path settings = write(folder.resolve(".m2/settings.xml"));
    String present = MavenSetup.of(Map.of(), home).fingerprint();
    Files.setLastModifiedTime(settings, FileTime.fromMillis(86_400_000));
    String touched = MavenSetup.of(Map.of(), home).fingerprint();
    String moved =
        MavenSetup.of(Map.of("MAVEN_ARGS", "-Dmaven.repo.local=elsewhere"), home).fingerprint();

    assertThat(absent).isNotEqualTo(present);
    assertThat(present).isNotEqualTo(touched);
    assertThat(touched).isNotEqualTo(moved);
    assertThat(MavenSetup.of(Map.of(), home).fingerprint()).isEqualTo(touched);
  }

  @Test
  void theFingerprintTellsNoPassword() {
    Map<String, String> environment = Map.of("MAVEN_OPTS", "-Dhttps.proxyPassword=hush");

    assertThat(MavenSetup.of(environment, Map.of()).fingerprint())
        .isNotEqualTo(MavenSetup.of(Map.of(), Map.of()).fingerprint())
        .doesNotContain("hush");
  }

  private static Path write(Path file) throws Exception {
    Files.createDirectories(file.getParent());
    return Files.writeString(file, "<settings/>");
  }
}
