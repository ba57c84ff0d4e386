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
        byte[] frame = Frames.ipv4(tcp);
        return table.streamOf(IpPacket.of(new Packet(0, 0, 0, LinkType.RAW.code(), frame.length, frame.length, frame))
                .orElseThrow());
    }
}
