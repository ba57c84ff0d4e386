// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.hosts.Host;
import org.roundtrip.hosts.HostException;

/** Answers of hosts that are odd or made up. */
class FactLinesTest {
    private static final Host HOST = new Host("lab", "lab.example", "me");

    private static HostFacts read(String... lines) throws HostException {
        return FactLines.read(HOST, String.join("\n", lines) + "\nend yes\n");
    }

    @Test
    void aHostThatSaysNothingHasNothing() throws HostException {
        HostFacts nothing = read();
        assertEquals(new HostFacts("", "", "", -1, -1, "", "", -1, Optional.of(""), List.of(), "", -1, List.of(),
                Optional.empty(), ""), nothing);
    }

    @Test
    void oldAndNewVersionsOfJavaAreInNumbers() throws HostException {
        HostFacts facts = read("java 1.8.0_504|Some vendor|/opt/a jdk", "java 21.0.4+7|A|B|/opt/b", "java 17.0.9||/opt/c");
        assertEquals(List.of(new RemoteJava("17.0.9", "", "/opt/c"), new RemoteJava("8.0.504", "Some vendor", "/opt/a jdk")),
                facts.javas());
        assertEquals("/opt/c/bin/java", facts.java("17").orElseThrow().program());
        assertEquals(Optional.empty(), facts.java("1"));
    }

    @Test
    void madeUpAnswersAreBounded() throws HostException {
        String[] javas = new String[5000];
        for (int i = 0; i < javas.length; i++) {
            javas[i] = "java 17.0." + i % 100 + "|v|/opt/" + i;
        }
        assertThrows(HostException.class, () -> read(javas));
        HostFacts facts = read("kernel " + "x".repeat(100_000), "java none|v|/a", "java 17|v|relative",
                "java 17|v|/" + "y".repeat(2000), "free 99999999999999999999", "memory 9223372036854775807 kB",
                "mtu 99999999999", "mtu -5", "cpus many", "captures ../../bin/sh", "user a\u001b[31mb", "system", "device ");
        assertTrue(facts.kernel().length() < 400);
        assertEquals(List.of(), facts.javas());
        assertEquals(List.of(-1L, -1L), List.of(facts.free(), facts.memory()));
        assertEquals(List.of(-1, -1), List.of(facts.mtu(), facts.cpus()));
        assertEquals(Optional.empty(), facts.captures());
        assertEquals("a?[31mb", facts.user());
    }

    @Test
    void anAnswerThatEndsEarlyIsRefused() {
        assertEquals("The host lab cannot be asked what it has: there is no POSIX shell, or it ended early (% Invalid).",
                assertThrows(HostException.class, () -> FactLines.read(HOST, "\n% Invalid\n")).getMessage());
    }
}
