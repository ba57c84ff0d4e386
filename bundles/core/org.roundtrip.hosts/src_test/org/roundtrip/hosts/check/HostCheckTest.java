// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.roundtrip.hosts.HostConnection;
import org.roundtrip.hosts.SshTests;
import org.roundtrip.model.JavaVersions;
import org.roundtrip.tests.shapes.SshServer;

/** A check of this machine as a host, compared with what this machine says itself. */
class HostCheckTest extends SshTests {
    private static HostConnection connection;
    private static HostCheck check;

    @BeforeAll
    static void look() throws Exception {
        connection = connect(lab(server).withJavaHomes(List.of(linked("own jdk's").toString(),
                folder.resolve("no jdk").toString())));
        check = HostCheck.of(connection);
    }

    /** A place of the Java that runs this test, at which no search would look. */
    private static Path linked(String name) throws Exception {
        return Files.createSymbolicLink(folder.resolve(name), Path.of(System.getProperty("java.home")));
    }

    @AfterAll
    static void close() {
        if (connection != null) {
            connection.close();
        }
    }

    private static String sentence(String topic) {
        return check.points().stream().filter(point -> point.topic().equals(topic)).findFirst().orElseThrow().sentence();
    }

    @Test
    void theSystemIsTheOneOfThisMachine() {
        assertTrue(check.facts().kernel().startsWith(System.getProperty("os.name") + " "
                + System.getProperty("os.version")), check.facts().kernel());
        assertEquals(SshServer.user(), check.facts().user());
        assertEquals(Runtime.getRuntime().availableProcessors(), check.facts().cpus());
        assertTrue(sentence("system").contains(check.facts().kernel()), sentence("system"));
    }

    @Test
    void javaRuntimesAreFoundOnceAndByTheirVersion() throws Exception {
        Path own = Path.of(System.getProperty("java.home")).toRealPath();
        List<RemoteJava> found = check.facts().javas().stream().filter(java -> java.home().equals(own.toString())).toList();
        assertEquals(1, found.size(), () -> check.facts().javas().toString());
        assertEquals(JavaVersions.numbers(System.getProperty("java.version")), found.getFirst().version());
        assertEquals(own.toString(), check.facts().java(found.getFirst().version()).orElseThrow().home());
        assertTrue(sentence("java").contains(own.toString()), sentence("java"));
    }

    @Test
    void roomIsThatOfTheFolderOfSentFiles() throws Exception {
        long free = Files.getFileStore(folder).getUsableSpace();
        assertTrue(check.facts().free() > free / 2 && check.facts().free() < free * 2 + 1, check.facts().free() + " of " + free);
        assertEquals(Optional.empty(), check.facts().unwritable());
    }

    @Test
    void theDeviceIsThatOfTheConnection() throws Exception {
        NetworkInterface device = NetworkInterface.getByInetAddress(InetAddress.getByName("127.0.0.1"));
        assertEquals(device.getName(), check.facts().device());
        assertEquals(device.getMTU(), check.facts().mtu());
        assertEquals("It sees this machine at its own address 127.0.0.1.", sentence("address"));
    }

    @Test
    void whatCapturesHereCapturesThere() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/tcpdump")), "tcpdump is not installed here");
        boolean raw = Files.readAllLines(Path.of("/proc/self/status")).stream().filter(line -> line.startsWith("CapEff:"))
                .anyMatch(line -> (Long.parseUnsignedLong(line.substring(8).strip(), 16) >> 13 & 1) == 1);
        assertTrue(check.facts().programs().contains("/usr/bin/tcpdump"), check.facts().programs().toString());
        assertEquals(raw ? Optional.of("/usr/bin/tcpdump") : Optional.empty(),
                check.facts().captures().filter(path -> path.endsWith("tcpdump")));
    }

    @Test
    void theClockHereIsWithinItsBound() throws Exception {
        assertTrue(Math.abs(check.clock().nanos()) <= check.clock().bound(), check.clock().toString());
        assertTrue(sentence("clock").startsWith("Its clock is the same as the one here, within "), sentence("clock"));
        ClockOffset byDate = ClockOffset.measure(connection, Optional.empty());
        assertTrue(Math.abs(byDate.nanos()) <= byDate.bound(), byDate.toString());
    }

    @Test
    void aRoundTripTakesTime() {
        assertTrue(check.roundTrip() > 0);
    }

    @Test
    void portsOfThisMachineComeThrough() {
        assertTrue(sentence("ports").matches("Connections from here come through to the ports that were tried: \\d+(, \\d+){3}[.]"),
                sentence("ports"));
    }

    @Test
    void nothingIsLeftThere() throws Exception {
        assertEquals("", connection.run("ls " + HostConnection.quote(folder.toString()) + " | grep -i tmp || true", LIMIT));
        assertEquals("2\n", connection.run("ls -d " + HostConnection.quote(server.cache().toString())
                + "/roundtrip/files/*/classes | wc -l | tr -d ' '", LIMIT));
    }
}
