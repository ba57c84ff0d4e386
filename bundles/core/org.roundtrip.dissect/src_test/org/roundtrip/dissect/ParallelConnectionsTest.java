// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.capture.packet.HostPort;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.capture.packet.TcpHeader;
import org.roundtrip.dissect.connection.ConnectionDissection;
import org.roundtrip.dissect.connection.OpenConnections;
import org.roundtrip.dissect.connection.ParallelConnections;

/** Decoding connections in parallel gives the same messages in the same order as decoding them one after the other. */
class ParallelConnectionsTest {
    private static final HostPort ANYONE = new HostPort(0, 0x7F000001, false, 40000);

    /** A packet of a connection. */
    private record Sent(int stream, Packet packet, IpPacket ip, boolean byClient) {
    }

    private static Sent sent(int number, int stream, boolean byClient, long sequence, byte[] bytes) {
        return new Sent(stream, new Packet(number, number, number, 1, bytes.length, bytes.length, bytes),
                new IpPacket(ANYONE, ANYONE, IpPacket.TCP, bytes.length, 0, new TcpHeader(sequence, 0, TcpHeader.PSH, 512)),
                byClient);
    }

    /** Packets of calls on many connections at random, each message in one packet or two. */
    private static List<Sent> calls(int streams, int packets) {
        List<Exchange.Turn> turns = GiopTest.recorded(2, true).turns();
        Random random = new Random(7);
        long[][] sequences = new long[streams][2];
        int[] next = new int[streams];
        List<Sent> all = new ArrayList<>();
        while (all.size() < packets) {
            int stream = random.nextInt(streams);
            Exchange.Turn turn = turns.get(next[stream]++ % turns.size());
            int cut = random.nextInt(turn.bytes().length);
            for (byte[] part : List.of(Arrays.copyOf(turn.bytes(), cut),
                    Arrays.copyOfRange(turn.bytes(), cut, turn.bytes().length))) {
                int side = turn.side().ordinal();
                all.add(sent(all.size(), stream, turn.side() == Side.CLIENT, sequences[stream][side], part));
                sequences[stream][side] += part.length;
            }
        }
        return all;
    }

    private static String summary(int stream, Message message) {
        return stream + " " + message.protocol() + message.side() + message.kind() + message.operation() + message.from()
                + "-" + message.to() + message.pieces() + message.problem();
    }

    private static List<String> oneAfterTheOther(List<Sent> packets) {
        List<String> messages = new ArrayList<>();
        OpenConnections open = new OpenConnections(stream -> new ConnectionDissection(Exchange.all(), Detail.ROLES,
                Hints.NONE, 1, message -> messages.add(summary(stream, message))));
        packets.forEach(each -> open.add(each.stream, each.packet, each.ip, each.byClient, 0));
        open.end();
        return messages;
    }

    private static ParallelConnections parallel(int lanes, List<String> messages) {
        return new ParallelConnections(lanes, (stream, each) -> new ConnectionDissection(Exchange.all(), Detail.ROLES,
                Hints.NONE, 1, each), (stream, message) -> messages.add(summary(stream, message)));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, OpenConnections.MOST_OPEN + 500})
    void theMessagesAndTheirOrderAreThoseOfOneThread(int streams) {
        List<Sent> packets = calls(streams, 8000);
        List<String> wanted = oneAfterTheOther(packets);
        for (int lanes : new int[] {2, 3}) {
            List<String> messages = new ArrayList<>();
            ParallelConnections open = parallel(lanes, messages);
            packets.forEach(each -> open.add(each.stream, each.packet, each.ip, each.byClient, 0));
            open.end();
            assertFalse(open.exceeded());
            assertEquals(wanted, messages);
        }
    }

    @Test
    void tooManyBytesThatWaitAreReported() {
        byte[] endless = new byte[60_000];
        byte[] header = new GiopBytes(2, true, 0).message();
        System.arraycopy(header, 0, endless, 0, 8);
        Arrays.fill(endless, 8, 12, (byte) 0x7F);
        ParallelConnections open = parallel(8, new ArrayList<>());
        for (int i = 0; i < 200; i++) {
            Sent next = sent(i, 0, true, (long) i * endless.length, endless);
            open.add(0, next.packet, next.ip, true, 0);
        }
        open.end();
        assertTrue(open.exceeded());
    }
}
