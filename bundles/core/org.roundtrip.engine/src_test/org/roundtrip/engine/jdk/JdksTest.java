// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.jdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.model.JavaVersions;

class JdksTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"1.8.0_504,8.0.504", "1.8.0,8.0", "17,17", "17.0.9,17.0.9", "11.0.13.1,11.0.13.1", "25-ea,25", "x,''", "'',''",
        "1.8.0_504-b08,8.0.504"})
    void versionsBecomeNumbers(String version, String numbers) {
        assertEquals(numbers, JavaVersions.numbers(version));
    }

    @Test
    void theJavaThatRunsThisTestIsFound() {
        Jdks jdks = new Jdks(folder, Map.of());
        int feature = Runtime.version().feature();
        Jdk found = jdks.list().stream().filter(jdk -> same(jdk.home(), Path.of(System.getProperty("java.home"))))
                .findFirst().orElseThrow();
        assertEquals(feature, found.feature());
        assertTrue(jdks.find(Integer.toString(feature)).isPresent());
        assertEquals(System.getProperty("java.vendor"), found.vendor());
    }

    @Test
    void theNewestOfAVersionIsChosen() throws IOException {
        release("a", "37.0.2");
        release("b", "37.0.10");
        release("c", "1.7.0_80");
        Jdks jdks = new Jdks(folder, Map.of());
        assertEquals("b", jdks.find("37.0").orElseThrow().home().getFileName().toString());
        assertEquals("a", jdks.find("37.0.2").orElseThrow().home().getFileName().toString());
        assertEquals("7.0.80", jdks.find("7").orElseThrow().version());
        assertEquals(Optional.empty(), jdks.find("1"));
        assertEquals(Optional.empty(), jdks.find("37.0.1"));
    }

    @Test
    void aRuntimeWithoutAReleaseFileIsAsked() throws IOException {
        Path home = program("asked", "#!/bin/sh\necho '    java.version = 1.8.0_99' >&2\necho '    java.vendor = Some One' >&2\n");
        Jdk jdk = new Jdks(folder, Map.of()).find("8.0.99").orElseThrow();
        assertEquals(new Jdk(home.toRealPath(), "8.0.99", "Some One"), jdk);
    }

    @Test
    void aRuntimeLacksTheModulesThatItsFileDoesNotList() throws IOException {
        Path home = release("small", "39.0.1");
        Jdk jdk = new Jdks(folder, Map.of()).find("39").orElseThrow();
        assertEquals(List.of(), jdk.lacking(List.of("java.rmi")), "it lists none");
        Files.writeString(home.resolve("release"), "JAVA_VERSION=\"39.0.1\"\nMODULES=\"java.base java.rmi\"\n");
        assertEquals(List.of("jdk.naming.rmi"), jdk.lacking(List.of("java.rmi", "jdk.naming.rmi")));
    }

    @Test
    void whatIsNotJavaIsLeftOut() throws IOException {
        program("other", "#!/bin/sh\necho hello\n");
        program("broken", "no program at all");
        Files.createDirectory(folder.resolve("empty"));
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        Jdks jdks = new Jdks(folder, Map.of(JdkPlaces.VARIABLE, elsewhere + ":/no/such/folder"));
        assertTrue(jdks.list().stream().noneMatch(jdk -> jdk.home().startsWith(folder)), jdks.list().toString());
    }

    @Test
    void theVariableNamesRuntimesAndFoldersOfThem() throws IOException {
        Path one = release("deep/one", "31.0.1");
        release("set/two", "32");
        Jdks jdks = new Jdks(folder.resolve("none"), Map.of(JdkPlaces.VARIABLE, one + ":" + folder.resolve("set")));
        assertEquals(List.of("32", "31.0.1"), jdks.list().stream().map(Jdk::version).limit(2).toList());
    }

    @Test
    void aRuntimeIsFoundAsSoonAsItIsInstalled() throws IOException {
        Jdks jdks = new Jdks(folder, Map.of());
        assertEquals(Optional.empty(), jdks.find("33"));
        Path home = release("new", "33");
        assertTrue(jdks.find("33").isPresent());
        Files.delete(home.resolve("bin/java"));
        assertEquals(Optional.empty(), jdks.find("33"));
    }

    private Path release(String name, String version) throws IOException {
        Path home = program(name, "#!/bin/sh\nexit 1\n");
        Files.writeString(home.resolve("release"), "IMPLEMENTOR=\"Some One\"\nJAVA_VERSION=\"" + version + "\"\n");
        return home;
    }

    private Path program(String name, String script) throws IOException {
        Path home = folder.resolve(name);
        Path program = home.resolve("bin/java");
        Files.createDirectories(program.getParent());
        Files.writeString(program, script);
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
        return home;
    }

    private static boolean same(Path one, Path other) {
        try {
            return Files.isSameFile(one, other);
        } catch (IOException e) {
            return false;
        }
    }
}
