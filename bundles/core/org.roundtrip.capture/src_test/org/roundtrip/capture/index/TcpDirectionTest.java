// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.index;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.roundtrip.capture.packet.HostPort;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.capture.packet.TcpHeader;

class TcpDirectionTest {
    private static final HostPort CLIENT = new HostPort(0, 0x7F000001, false, 5000);
    private static final HostPort SERVER = new HostPort(0, 0x7F000001, false, 80);
    private static final int HEADERS = 54;

    /** Collects the bytes; missing ones stay zero. */
    private static final class Sink implements StreamListener {
        private final byte[] bytes = new byte[200_000];
        private final List<String> gaps = new ArrayList<>();
        private final List<Long> packets = new ArrayList<>();
        private long at;
        private int ends;

        @Override
        public void data(long offset, long packet, byte[] frame, int from, int length) {
            assertEquals(at, offset);
            System.arraycopy(frame, from, bytes, (int) offset, length);
            packets.add(packet);
            at += length;
        }

        @Override
        public void gap(long offset, long length, Gap why) {
            assertEquals(at, offset);
            gaps.add(why + " " + offset + "+" + length);
            at += length;
        }

        @Override
        public void end() {
            ends++;
        }
    }

    private final Sink sink = new Sink();
    private final TcpDirection stream = new TcpDirection(sink);
    private final byte[] text = new byte[100_000];
    private long packets;

    TcpDirectionTest() {
        new Random(5).nextBytes(text);
    }

    private void segment(long start, int at, int length, int flags, int captured) {
        byte[] frame = new byte[HEADERS + captured];
        System.arraycopy(text, at, frame, HEADERS, captured);
        TcpHeader tcp = new TcpHeader(start + at & 0xFFFF_FFFFL, 0, flags, 0);
        stream.add(new Packet(packets++, 0, 0, 1, frame.length, HEADERS + length, frame),
                new IpPacket(CLIENT, SERVER, IpPacket.TCP, length, HEADERS, tcp));
    }

    private void segment(long start, int at, int length) {
        segment(start, at, length, TcpHeader.ACK, length);
    }

    private void open(long start) {
        segment(start - 1, 0, 0, TcpHeader.SYN, 0);
    }

    @Test
    void everyOrderGivesTheSameBytes() {
        for (int seed = 0; seed < 200; seed++) {
            TcpDirectionTest fresh = new TcpDirectionTest();
            fresh.shuffled(new Random(seed));
        }
    }

    /** Sends segments that overlap, repeat and come out of order, while the sequence number wraps around. */
    private void shuffled(Random random) {
        long start = 0xFFFF_FFFFL - random.nextInt(5000);
        int length = 20_000;
        open(start);
        List<int[]> segments = new ArrayList<>();
        for (int at = 0; at < length;) {
            int size = Math.min(1 + random.nextInt(1460), length - at);
            segments.add(new int[] {at, size});
            at += Math.max(1, size - random.nextInt(200));
            at = size + segments.getLast()[0] == length ? length : at;
        }
        List<int[]> sent = new ArrayList<>(segments);
        for (int i = 0; i < 5; i++) {
            sent.add(segments.get(random.nextInt(segments.size())));
        }
        Collections.shuffle(sent, random);
        sent.forEach(each -> segment(start, each[0], each[1]));
        segment(start, length, 0, TcpHeader.FIN | TcpHeader.ACK, 0);
        assertEquals(List.of(), sink.gaps);
        assertEquals(length, sink.at);
        assertArrayEquals(Arrays.copyOf(text, length), Arrays.copyOf(sink.bytes, length));
        assertEquals(1, sink.ends);
        assertTrue(stream.fromOpening());
    }

    @Test
    void withoutSynOffsetsCountFromTheFirstBytesSeen() {
        segment(1000, 500, 100);
        segment(1000, 400, 100);
        segment(1000, 600, 10);
        stream.end();
        assertFalse(stream.fromOpening());
        assertEquals(110, sink.at);
        assertArrayEquals(Arrays.copyOfRange(text, 500, 610), Arrays.copyOf(sink.bytes, 110));
        assertEquals(List.of(0L, 2L), sink.packets);
    }

    @Test
    void lostAndTruncatedBytesAreGaps() {
        open(7);
        segment(7, 0, 100);
        segment(7, 100, 100, TcpHeader.ACK, 40);
        segment(7, 300, 50);
        assertEquals(List.of("TRUNCATED 140+60"), sink.gaps);
        stream.acknowledged(7 + 200);
        assertEquals(1, sink.gaps.size(), "the receiver does not have the waiting bytes yet");
        stream.acknowledged(7 + 350);
        assertEquals(List.of("TRUNCATED 140+60", "LOST 200+100"), sink.gaps);
        segment(7, 400, 10, TcpHeader.FIN | TcpHeader.ACK, 10);
        stream.end();
        assertEquals(List.of("TRUNCATED 140+60", "LOST 200+100", "LOST 350+50"), sink.gaps);
        assertEquals(410, sink.at);
        assertEquals(1, sink.ends);
    }

    @Test
    void waitingPacketsAreLimited() {
        open(1);
        for (int i = 0; i <= TcpDirection.MOST_WAITING; i++) {
            segment(1, 10 + 2 * i, 1);
        }
        assertTrue(sink.packets.size() > 0, "the missing bytes count as lost");
        segment(1, 0, 10);
        stream.end();
        assertEquals(10 + 2 * TcpDirection.MOST_WAITING + 1, sink.at);
    }

    @Test
    void aResetEndsTheStreamAndAStrayPacketIsIgnored() {
        open(1);
        segment(1, 0, 10);
        segment(0x7FFF_0000L, 0, 10);
        segment(1, 10, 0, TcpHeader.RST, 0);
        segment(1, 10, 10);
        assertEquals(10, sink.at);
        assertEquals(1, sink.ends);
    }
}
