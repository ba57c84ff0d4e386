// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.capture.Tool;
import org.roundtrip.capture.index.PacketTotals;
import org.roundtrip.provider.WiredClassPath;

/** Captures without any right: as the user nobody when the tests run as root, else as the user who runs them. */
@Timeout(600)
@Tag("process")
@Tag("tool")
class OrdinaryUserTest {
    private static final List<String> AS_NOBODY =
            List.of("setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups");

    @TempDir
    Path folder;

    @Test
    void capturesInANetworkSpaceThatDiesWithIt() throws IOException, InterruptedException {
        assumeTrue(succeeds("unshare", "-Urn", "true"), "this system does not allow an ordinary user a network name space");
        captures("InNetworkSpace[]");
    }

    /** Uses a copy of the program with the capabilities that distributions give it for the users of a group. */
    @Test
    @Tag("night")
    void capturesByDumpcap() throws IOException, InterruptedException {
        Tool.need("dumpcap");
        Tool.need("setcap");
        Path allowed = Files.copy(Path.of(Dumpcap.find().orElseThrow()), folder.resolve("dumpcap"));
        assumeTrue(new ProcessBuilder("setcap", "cap_net_raw,cap_net_admin=ep", allowed.toString()).start()
                .waitFor() == 0, "this user may not give a program capabilities");
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
        assumeTrue(succeeds(allowed.toString(), "-L", "-i", "lo"), "capabilities of files do not count here");
        captures("ByDumpcap[]", "-D" + CaptureAbility.WAY_PROPERTY + "=dumpcap");
    }

    private void captures(String ability, String... jvmFlags) throws IOException, InterruptedException {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        assumeTrue(succeeds(java.toString(), "-version"), "an ordinary user may not run " + java);
        Path file = folder.resolve("packets.pcapng");
        List<String> command = asUser(java.toString(), "-Duser.home=" + folder, "-cp", readableClassPath());
        command.addAll(List.of(jvmFlags));
        command.addAll(List.of(OrdinaryUser.class.getName(), file.toString()));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().merge("PATH", folder.toString(), (path, first) -> first + File.pathSeparator + path);
        Process user = builder.start();
        try (BufferedReader answers = user.inputReader()) {
            assertEquals(ability, answers.readLine());
            String summary = answers.readLine();
            PacketTotals totals = PacketTotals.of(file);
            assertEquals(new CaptureSummary(totals.packets(), totals.bytes(), 0, 0, totals.dropped()).toString(), summary);
            assertEquals(1, totals.streams().size());
            assertTrue(totals.streams().getFirst().clientPackets() >= 500, totals.toString());
            List<ProcessHandle> left = Stream.of(answers.readLine().split(" "))
                    .map(pid -> ProcessHandle.of(Long.parseLong(pid)).orElseThrow()).toList();
            user.destroyForcibly();
            for (ProcessHandle process : left) {
                assertFalse(outlives(process), process.info() + " outlives the workbench");
            }
        } finally {
            user.destroyForcibly();
        }
    }

    /** A user name space without a mapping gives neither the right to capture nor the right to make name spaces. */
    @Test
    @Tag("night")
    void theReasonIsGivenWhereNothingWorks() throws IOException, InterruptedException {
        assumeTrue(succeeds("unshare", "--user", "true"), "this system does not allow an ordinary user a user name space");
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        assumeTrue(succeeds(java.toString(), "-version"), "an ordinary user may not run " + java);
        List<String> answer = Tool.lines(asUser("unshare", "--user", java.toString(), "-cp", readableClassPath(),
                OrdinaryUser.class.getName(), "none").toArray(String[]::new));
        assertEquals(1, answer.size());
        assertTrue(answer.getFirst().startsWith("None[reason=Capturing packets needs root's rights here, since"), answer.getFirst());
    }

    @Test
    @Tag("night")
    void networksNeedNoRightWhereUsersMayMakeNameSpaces() throws IOException, InterruptedException {
        assumeTrue(succeeds("unshare", "-Urn", "true"), "this system does not allow an ordinary user a network name space");
        assertEquals(List.of("loopback: possible", "wire: possible", "ethernet-100: possible"), networks());
    }

    @Test
    @Tag("night")
    void theReasonIsGivenWhereNoNetworkCanBeMade() throws IOException, InterruptedException {
        assumeTrue(succeeds("unshare", "--user", "true"), "this system does not allow an ordinary user a user name space");
        String reason = "This system does not allow network name spaces to an ordinary user: run as root, or allow unprivileged user"
                + " name spaces.";
        assertEquals(List.of("loopback: possible", "wire: " + reason, "ethernet-100: " + reason),
                networks("unshare", "--user"));
    }

    private List<String> networks(String... within) throws IOException, InterruptedException {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        assumeTrue(succeeds(java.toString(), "-version"), "an ordinary user may not run " + java);
        List<String> command = asUser(within);
        command.addAll(List.of(java.toString(), "-Duser.home=" + folder, "-cp", readableClassPath(),
                OrdinaryNetworks.class.getName()));
        return Tool.lines(command.toArray(String[]::new));
    }

    private static boolean outlives(ProcessHandle process) throws InterruptedException {
        for (int wait = 0; wait < 100 && process.isAlive(); wait++) {
            Thread.sleep(100);
        }
        return process.isAlive();
    }

    /** Copies the class path to a folder that every user may read. */
    private String readableClassPath() throws IOException {
        List<String> copies = new ArrayList<>();
        for (Path entry : WiredClassPath.of(OrdinaryUserTest.class, Set.of())) {
            Path copy = folder.resolve(copies.size() + "-" + entry.getFileName());
            boolean needed = Files.isDirectory(entry) || entry.toString().matches(".*(pcap4j|jna|slf4j|osgi|equinox|roundtrip).*");
            if (needed) {
                copy(entry, copy);
                copies.add(copy.toString());
            }
        }
        return String.join(File.pathSeparator, copies);
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                Files.copy(file, target);
                Files.setPosixFilePermissions(target, PosixFilePermissions.fromString("rwxr-xr-x"));
            }
        }
    }

    private static boolean succeeds(String... command) throws IOException, InterruptedException {
        return new ProcessBuilder(asUser(command)).redirectOutput(Redirect.DISCARD).redirectError(Redirect.DISCARD)
                .start().waitFor() == 0;
    }

    private static List<String> asUser(String... command) {
        List<String> all = new ArrayList<>("root".equals(System.getProperty("user.name")) ? AS_NOBODY : List.of());
        all.addAll(List.of(command));
        return all;
    }
}
