// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.socket;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.BindException;
import java.net.Socket;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Bytes;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.tests.shapes.Loopback;
import org.roundtrip.tests.shapes.Shapes;
import org.roundtrip.tests.shapes.Tries;

class SocketProviderTest {
    private static final Contract PING = Shapes.contract(Shapes.nothing("ping"));
    @TempDir
    static Path cache;

    @Tag("night")
    @Test
    void everyKindOfShapeTravels() throws Exception {
        verify(Shapes.everything(), 2005);
        verify(Shapes.later(), 7);
    }

    @Test
    void awkwardNamesTravel() throws Exception {
        verify(Shapes.awkward(), 6);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void randomShapesTravel(long seed) throws Exception {
        verify(Shapes.random(seed), seed);
    }

    static LongStream seeds() {
        return LongStream.range(100, 100 + Tries.of(2, 8));
    }

    @Tag("night")
    @Test
    void largeValuesTravel() throws Exception {
        verify(Shapes.contract(
                Shapes.echo("text", new Text(Length.of(1 << 20), Repertoire.LATIN1)),
                Shapes.echo("unicode", new Text(Length.of(1 << 20), Repertoire.UNICODE)),
                Shapes.echo("octets", new Bytes(Length.of(3_000_001))),
                Shapes.echo("doubles", new Sequence(Primitive.DOUBLE, Length.of(200_000))),
                Shapes.generate("structs", new Sequence(Shapes.wide("Wide", 20), new Length(5000, 9000)))), 3);
    }

    private static void verify(Contract contract, long seed) throws Exception {
        assertEquals(List.of(), new SocketProvider().refusals(contract, Map.of()));
        try (Loopback loopback = new Loopback(new SocketProvider(), contract, cache, seed, 0)) {
            loopback.verify(contract);
        }
    }

    @Test
    void connectingIsTimedAndThereIsNoLookUp() throws Exception {
        try (Loopback loopback = new Loopback(new SocketProvider(), PING, cache, 1, 0)) {
            Loopback.Digests called = loopback.call("ping", 1);
            assertTrue(called.steps().lookupNanos().isEmpty());
            assertTrue(called.steps().connectNanos().orElseThrow() > 0);
        }
    }

    @Test
    void aServerStartsAgainOnItsPortAndSaysWhenItIsTaken() throws Exception {
        int port;
        try (Loopback first = new Loopback(new SocketProvider(), PING, cache, 1, 0)) {
            port = first.port();
            first.call("ping", 4);
            assertThrows(BindException.class, () -> new Loopback(new SocketProvider(), PING, cache, 1, port));
        }
        try (Loopback second = new Loopback(new SocketProvider(), PING, cache, 1, port)) {
            assertEquals(port, second.port());
            second.call("ping", 4);
        }
    }

    @Test
    void closingTheServerClosesConnectionsAndLeavesNoThread() throws Exception {
        try (Loopback loopback = new Loopback(new SocketProvider(), PING, cache, 1, 0);
                Socket idle = new Socket("127.0.0.1", loopback.port())) {
            loopback.call("ping", 1);
            loopback.close();
            assertEquals(-1, idle.getInputStream().read());
        }
        Thread[] threads = new Thread[Thread.activeCount() + 10];
        Thread.enumerate(threads);
        assertTrue(Arrays.stream(threads).filter(Objects::nonNull)
                .noneMatch(thread -> thread.getName().startsWith("Raw TCP")));
    }

    @Test
    void argumentsThatFillNoMessageAreRefused() {
        Shape most = new Bytes(Length.of(64 << 20));
        SocketProvider provider = new SocketProvider();
        assertEquals(List.of(), provider.refusals(Shapes.contract(Shapes.nothing("take", most, most, most)), Map.of()));
        assertEquals(
                "take: its arguments together can be longer than a message of 256 MiB; shorten the longest of them",
                provider.refusals(Shapes.contract(Shapes.nothing("take", most, most, most, most)), Map.of())
                        .getFirst().toString());
    }
}
