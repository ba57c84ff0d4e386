// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.network.ethernet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.capture.network.NetworkAbility;
import org.roundtrip.capture.network.NetworkLink;
import org.roundtrip.capture.network.NetworkLink.Side;
import org.roundtrip.model.Network;

/**
 * Compares rate and latency of a real link with theory. On no machine may an exchange be faster than theory allows; on a
 * busy one it may be slower.
 */
@Tag("process")
@Tag("tool")
class EthernetTest {
    private static final int LATENCY_MICROS = 200;
    private static final int HEADERS = 14 + 20 + 32;
    /** Payload of a full packet. */
    private static final int FULL = Network.MTU - 52;
    private static final int EXCHANGES = 300;
    private static NetworkLink link;

    @BeforeAll
    static void make() throws Exception {
        Optional<String> missing = NetworkAbility.missing(new Network.Ethernet(LATENCY_MICROS));
        assumeTrue(missing.isEmpty(), () -> missing.orElseThrow());
        link = NetworkLink.of(new Network.Ethernet(LATENCY_MICROS));
    }

    @AfterAll
    static void end() {
        if (link != null) {
            link.close();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 10_240})
    void aRoundTripTakesTheTimeOfTwoLinksAndTheLatencyEachWay(int bytes) throws Exception {
        long theory = 2 * oneWay(bytes);
        List<Long> times = new ArrayList<>(talk("echo " + bytes + " " + EXCHANGES).stream().map(Long::valueOf).toList());
        assertEquals(EXCHANGES, times.size());
        times.sort(null);
        System.out.printf("%,d B: theory %,d ns, least %,d ns, median %,d ns%n", bytes, theory, times.getFirst(),
                times.get(EXCHANGES / 2));
        assertTrue(times.getFirst() >= theory, "faster than the line: " + times.getFirst() + " < " + theory);
    }

    @ParameterizedTest
    @CsvSource({"send", "get"})
    void manyBytesPassAtTheRateOfTheLink(String way) throws Exception {
        long bytes = 4_000_000;
        long nanos = Long.parseLong(talk(way + " " + bytes).getFirst());
        double most = 100.0 * FULL / (FULL + HEADERS + SwitchTiming.OVERHEAD_BYTES);
        double megabits = bytes * 8000.0 / nanos;
        System.out.printf("%s: %.1f Mb/s of payload, at most %.1f%n", way, megabits, most);
        assertTrue(megabits <= most, megabits + " Mb/s, but the line carries " + most);
        assertTrue(link.counts().orElseThrow().forwarded() > bytes / FULL);
    }

    /** Theory: the switch begins to send when it has all of the first packet; the others follow without a gap. */
    private static long oneWay(int bytes) {
        long all = 0;
        for (int left = bytes; left > 0; left -= FULL) {
            all += SwitchTiming.nanos(HEADERS + Math.min(left, FULL));
        }
        return SwitchTiming.nanos(HEADERS + Math.min(bytes, FULL)) + LATENCY_MICROS * 1000L + all;
    }

    private static List<String> talk(String what) throws IOException, InterruptedException {
        Process server = start(Side.SERVER, "serve", Side.SERVER.address());
        try {
            String port = server.inputReader().readLine();
            Process client = start(Side.CLIENT, (what + " " + Side.SERVER.address() + " " + port).split(" "));
            try (BufferedReader said = client.inputReader()) {
                List<String> lines = said.lines().toList();
                assertEquals(0, client.waitFor());
                return lines;
            } finally {
                client.destroyForcibly();
            }
        } finally {
            server.destroyForcibly().waitFor();
        }
    }

    private static Process start(Side side, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Djava.net.preferIPv4Stack=true", "-cp",
                classPath(), Talker.class.getName()));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(link.space(side).enter(command)).redirectError(Redirect.INHERIT).start();
    }

    private static String classPath() {
        return new File(Talker.class.getProtectionDomain().getCodeSource().getLocation().getPath()).getPath();
    }
}
