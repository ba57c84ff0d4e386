// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.roundtrip.tests.shapes.PseudoTexts;

/** What is said of hosts on which all is there, and of hosts on which something is missing. */
class PointSentencesTest {
    private static final RemoteJava JAVA = new RemoteJava("17.0.9", "Some vendor", "/opt/jdk");

    private static HostFacts facts(long free, Optional<String> unwritable, List<RemoteJava> javas, String seenFrom,
            List<String> programs, Optional<String> captures) {
        return new HostFacts("Debian 12", "Linux 6.1 x86_64", "Some processor", 2, 8L << 30, "me", seenFrom, free, unwritable,
                javas, "eth0", 1500, programs, captures, "");
    }

    private static List<Point> points(HostFacts facts, long offset) {
        try {
            return new PointSentences(InetAddress.getByName("10.0.0.5"), facts).all(210_000, new ClockOffset(offset, 42_000));
        } catch (UnknownHostException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<Point> good() {
        return points(facts(2L << 30, Optional.empty(), List.of(JAVA), "10.0.0.5", List.of("/usr/bin/tcpdump"),
                Optional.of("/usr/bin/tcpdump")), 0);
    }

    private static List<Point> poor(List<String> programs) {
        return points(facts(3L << 20, Optional.empty(), List.of(), "192.168.1.1", programs, Optional.empty()),
                -2_500_000_000L);
    }

    @Test
    void aHostThatHasAll() {
        assertEquals(List.of("It runs Debian 12 (Linux 6.1 x86_64, 2 processors Some processor, 8.0 GiB of memory).",
                "One Java runtime is there: 17.0.9 by Some vendor in /opt/jdk.",
                "2,048 MiB are free for sent files and journals.",
                "me can capture packets there with /usr/bin/tcpdump.",
                "A round trip over SSH takes 210 µs (median).",
                "Its packets to this machine leave through the device eth0, with up to 1500 bytes (MTU).",
                "It sees this machine at its own address 10.0.0.5.",
                "Its clock is the same as the one here, within 42.0 µs."), good().stream().map(Point::sentence).toList());
        assertTrue(good().stream().allMatch(point -> point.good() && point.advice().isEmpty()));
    }

    @Test
    void whatIsMissingComesWithAdvice() {
        List<Point> poor = poor(List.of("/usr/bin/dumpcap", "/usr/bin/tcpdump"));
        assertEquals(List.of("java", "room", "capture", "address", "clock"),
                poor.stream().filter(point -> !point.good()).map(Point::topic).toList());
        assertTrue(poor.stream().allMatch(point -> point.good() == point.advice().isEmpty()));
        assertEquals("Packets cannot be captured there: me has no permission to use /usr/bin/dumpcap, /usr/bin/tcpdump.",
                poor.get(3).sentence());
        assertEquals("On Debian: sudo dpkg-reconfigure wireshark-common, answer yes, then sudo usermod -aG wireshark me;"
                + " elsewhere: sudo setcap cap_net_raw,cap_net_admin=eip /usr/bin/dumpcap.", poor.get(3).advice());
        assertEquals("This machine has the address 10.0.0.5, but the host sees it as 192.168.1.1: addresses are translated"
                + " between the two.", poor.get(6).sentence());
        assertEquals("Its clock is 2.50 s behind the one here; this is known within 42.0 µs.", poor.get(7).sentence());
        assertEquals("Allow it there: sudo setcap cap_net_raw,cap_net_admin=eip /usr/sbin/tcpdump.",
                poor(List.of("/usr/sbin/tcpdump")).get(3).advice());
        assertEquals("Packets cannot be captured there: neither tcpdump nor dumpcap is installed.",
                poor(List.of()).get(3).sentence());
    }

    @Test
    void aFolderThatCannotBeWrittenTo() {
        Point room = points(facts(2L << 30, Optional.of("/home/me"), List.of(JAVA), "", List.of(), Optional.empty()), 0).get(2);
        assertEquals("The folder /home/me cannot be written to by me.", room.sentence());
        assertFalse(room.good());
    }

    /** All sentences of a good and of a poor host. */
    static final class Sentences implements Supplier<List<String>> {
        @Override
        public List<String> get() {
            List<Point> points = new ArrayList<>(good());
            points.addAll(poor(List.of()));
            return points.stream().map(point -> point.sentence() + " " + point.advice()).toList();
        }
    }

    @Test
    void sentencesComeFromTheMessageFile() throws ReflectiveOperationException {
        assertEquals(Set.of(), PseudoTexts.untranslated(Sentences.class, Set.of("Debian", "Linux", "Some", "processor",
                "vendor", "opt", "jdk", "me", "usr", "bin", "tcpdump", "eth")));
    }
}
