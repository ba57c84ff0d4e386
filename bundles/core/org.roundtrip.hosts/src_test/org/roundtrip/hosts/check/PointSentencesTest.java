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
        List<String> figures = List.of("8.0 GiB", "17.0.9", "2,048 MiB", "/usr/bin/tcpdump", "210 µs", "1500", "10.0.0.5", "42.0 µs");
        assertEquals(figures.size(), good().size());
        for (int i = 0; i < figures.size(); i++) {
            assertTrue(good().get(i).sentence().contains(figures.get(i)), good().get(i).sentence());
        }
        assertTrue(good().stream().allMatch(point -> point.good() && point.advice().isEmpty()));
    }

    @Test
    void whatIsMissingComesWithAdvice() {
        List<Point> poor = poor(List.of("/usr/bin/dumpcap", "/usr/bin/tcpdump"));
        assertEquals(List.of("java", "room", "capture", "address", "clock"),
                poor.stream().filter(point -> !point.good()).map(Point::topic).toList());
        assertTrue(poor.stream().allMatch(point -> point.good() == point.advice().isEmpty()));
        assertTrue(poor.get(3).advice().contains("/usr/bin/dumpcap"), poor.get(3).advice());
        assertTrue(poor.get(6).sentence().contains("192.168.1.1"), poor.get(6).sentence());
        assertTrue(poor.get(7).sentence().contains("2.50 s"), poor.get(7).sentence());
        assertTrue(poor(List.of("/usr/sbin/tcpdump")).get(3).advice().contains("/usr/sbin/tcpdump"));
        assertFalse(poor(List.of()).get(3).advice().contains("/usr"));
    }

    @Test
    void aFolderThatCannotBeWrittenTo() {
        Point room = points(facts(2L << 30, Optional.of("/home/me"), List.of(JAVA), "", List.of(), Optional.empty()), 0).get(2);
        assertTrue(room.sentence().contains("/home/me"), room.sentence());
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
