// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.index;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.capture.packet.Frames;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.LinkType;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.capture.packet.TcpHeader;

class TcpStreamsTest {
    private final TcpStreams table = new TcpStreams(port -> port == 50_000);

    @Test
    void theSideThatSendsSynIsTheClient() {
        for (Frames.Tcp tcp : Frames.connection(1000, 60_000, 5, 9)) {
            assertEquals(0, add(tcp));
        }
        assertEquals("127.0.0.1:1000", table.client(0).toString());
        assertEquals("10.0.0.2:60000", table.server(0).toString());
    }

    @Test
    void theSamePortsAgainAreAnotherConnection() {
        List<Frames.Tcp> first = Frames.connection(40_000, 1099, 5, 9);
        first.forEach(this::add);
        assertEquals(0, add(first.getFirst()), "a request sent again");
        for (Frames.Tcp tcp : Frames.connection(40_000, 1099, 77, 99)) {
            assertEquals(1, add(tcp));
        }
        assertEquals(2, table.size());
    }

    @Test
    void aHandshakeInAnotherOrderIsOneConnection() {
        List<Frames.Tcp> packets = Frames.connection(40_000, 1099, 5, 9);
        for (int[] order : new int[][] {{1, 0, 2, 3, 4}, {2, 1, 0, 3, 4}, {3, 0, 1, 2, 4}, {2, 0, 1, 3, 4}, {1, 2, 0, 3, 4}}) {
            TcpStreams each = new TcpStreams(port -> false);
            for (int number : order) {
                assertEquals(0, add(each, packets.get(number)));
            }
            assertEquals(1099, each.server(0).port());
            for (Frames.Tcp tcp : Frames.connection(40_000, 1099, 7_000_000, 99)) {
                assertEquals(1, add(each, tcp), "another one on the same ports");
            }
        }
    }

    @Test
    void withoutTheRequestTheAnswerOrAKnownPortShowsTheServer() {
        add(Frames.connection(30_000, 40_000, 5, 9).get(1));
        assertEquals(40_000, table.server(0).port());
        add(Frames.connection(30_001, 50_000, 5, 9).get(3));
        assertEquals(50_000, table.server(1).port());
        add(Frames.connection(30_002, 50_000, 5, 9).get(4));
        assertEquals(50_000, table.server(2).port());
        add(Frames.connection(30_003, 1099, 5, 9).get(4));
        assertEquals(1099, table.server(3).port());
    }

    @Test
    void numberOfStreamsIsLimited() {
        for (int i = 0; i <= TcpStreams.MOST; i++) {
            add(new Frames.Tcp(i % 65_536, i / 65_536, true, 1, 0, TcpHeader.SYN, 0));
        }
        assertEquals(TcpStreams.MOST, table.size());
        assertTrue(table.full());
    }

    private int add(Frames.Tcp tcp) {
        return add(table, tcp);
    }

    private static int add(TcpStreams table, Frames.Tcp tcp) {
        byte[] frame = Frames.ipv4(tcp);
        return table.streamOf(IpPacket.of(new Packet(0, 0, 0, LinkType.RAW.code(), frame.length, frame.length, frame))
                .orElseThrow());
    }
}
