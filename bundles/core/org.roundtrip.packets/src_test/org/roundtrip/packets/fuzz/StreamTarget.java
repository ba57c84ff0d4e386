// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.fuzz;

import static org.roundtrip.packets.fuzz.Checks.check;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.roundtrip.capture.index.StreamListener;
import org.roundtrip.capture.index.TcpDirection;
import org.roundtrip.capture.index.TcpStreams;
import org.roundtrip.capture.packet.HostPort;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.capture.packet.TcpHeader;

/** TCP packets in the order of capture, 8 bytes each: ports, flags, sequence number and length. */
final class StreamTarget implements FuzzTarget {
    private static final int RECORD = 8;
    private static final int MOST_PAYLOAD = 4096;

    /** Checks that bytes come once and in order, that gaps are reported, and that nothing comes after the end. */
    private static final class Ordered implements StreamListener {
        private final Outcome outcome;
        private long next;
        private boolean ended;

        Ordered(Outcome outcome) {
            this.outcome = outcome;
        }

        @Override
        public void data(long offset, long packet, byte[] frame, int at, int length) {
            check(!ended && offset == next && length > 0 && at >= 0 && at + length <= frame.length, "data");
            next += length;
            outcome.count("data", length);
        }

        @Override
        public void gap(long offset, long length, Gap why) {
            check(!ended && offset == next && length > 0, "gap");
            next += length;
            outcome.see("gap", why);
            outcome.count("missing", length);
        }

        @Override
        public void end() {
            check(!ended, "ended twice");
            ended = true;
        }
    }

    @Override
    public String name() {
        return "streams";
    }

    @Override
    public List<byte[]> seeds() {
        List<byte[]> seeds = new ArrayList<>();
        seeds.add(packets(0, 0x20, 0xFFFF, 0, 0, 0x180, 0, 0x12, 16, 0x180, 16, 0x80, 0, 0x11, 16, 0));
        seeds.add(packets(0, 0x10, 0x7FF0, 64, 0, 0x10, 0x7FF0, 64, 1, 0x10, 0, 128, 0, 0x10, 0x8100, 32));
        return seeds;
    }

    private static byte[] packets(int... shorts) {
        ByteBuffer bytes = ByteBuffer.allocate(2 * shorts.length);
        for (int number : shorts) {
            bytes.putShort((short) number);
        }
        return bytes.array();
    }

    @Override
    public void run(byte[] input, Outcome outcome) {
        TcpStreams table = new TcpStreams(port -> port == 3);
        List<TcpDirection> halves = new ArrayList<>();
        ByteBuffer bytes = ByteBuffer.wrap(input);
        for (int number = 0; bytes.remaining() >= RECORD; number++) {
            int ports = bytes.getShort();
            int flags = bytes.getShort() & 0xFF;
            long sequence = (bytes.getShort() << 14) & 0xFFFF_FFFFL;
            int lengths = bytes.getShort() & 0xFFFF;
            int payload = lengths % MOST_PAYLOAD;
            int captured = payload - Math.min(payload, lengths >> 12);
            boolean six = (ports & 0x4000) != 0;
            HostPort source = new HostPort(0, 1, six, ports & 7);
            HostPort destination = new HostPort(six ? 1 : 0, 1, six, ports >> 3 & 7);
            IpPacket ip = new IpPacket(source, destination, IpPacket.TCP, payload, 4,
                    new TcpHeader(sequence + (ports >> 6 & 0xFF), sequence, flags, 0));
            Packet packet = new Packet(number, 0, 0, 1, captured + 4, payload + 4, new byte[captured + 4]);
            int stream = table.streamOf(ip);
            check(stream >= 0 && stream < table.size(), "stream");
            boolean byClient = source.equals(table.client(stream));
            check(byClient ? destination.equals(table.server(stream)) : source.equals(table.server(stream)), "ends");
            while (halves.size() < 2 * table.size()) {
                halves.add(new TcpDirection(new Ordered(outcome)));
            }
            TcpDirection half = halves.get(2 * stream + (byClient ? 0 : 1));
            half.add(packet, ip);
            halves.get(2 * stream + (byClient ? 1 : 0)).acknowledged(sequence);
            check(half.waitingBytes() >= 0 && half.waitingBytes() <= TcpDirection.MOST_WAITING_BYTES, "waiting");
            outcome.see("opening", half.fromOpening());
        }
        outcome.count("streams", table.size());
        for (TcpDirection half : halves) {
            half.end();
            check(half.waitingBytes() == 0, "left over");
        }
    }
}
