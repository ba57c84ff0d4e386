// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.index;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.capture.packet.TcpHeader;

/**
 * Puts the packets of one direction of a TCP connection in order and passes their bytes to a {@link StreamListener}.
 * Packets that come early wait. Bytes that were sent again or overlap are passed on once; the bytes seen first win. Missing
 * bytes become a gap. The sequence number may wrap around, and the beginning of the connection need not have been captured.
 * Holds at most {@link #MOST_WAITING} packets and {@link #MOST_WAITING_BYTES} bytes. For one thread at a time.
 */
public final class TcpDirection {
    /** How many packets may wait for an earlier one; with more, that one counts as lost. */
    public static final int MOST_WAITING = 4096;
    /** How many bytes the waiting packets may have. */
    public static final int MOST_WAITING_BYTES = 4 << 20;

    /** A packet farther away than any TCP window does not belong to this connection. */
    private static final long FARTHEST = 1L << 30;

    /** A packet that waits. @param length its payload on the wire; {@code bytes} holds the captured part */
    private record Waiting(long packet, byte[] bytes, int length) {
    }

    private final StreamListener listener;
    private final TreeMap<Long, Waiting> waiting = new TreeMap<>();
    private int waitingBytes;
    private boolean begun;
    private boolean fromOpening;
    private boolean ended;
    private long nextSequence;
    private long nextOffset;
    private long endOffset = -1;

    /** @param listener receives the bytes */
    public TcpDirection(StreamListener listener) {
        this.listener = listener;
    }

    /** Whether the SYN packet was seen; then offset 0 is the first byte that this side ever sent. */
    public boolean fromOpening() {
        return fromOpening;
    }

    /** How many bytes wait for earlier ones. */
    public int waitingBytes() {
        return waitingBytes;
    }

    /** Takes the next packet of this direction. */
    public void add(Packet packet, IpPacket ip) {
        TcpHeader tcp = ip.tcp();
        if (ended || tcp == null) {
            return;
        }
        long sequence = tcp.sequence();
        if (tcp.has(TcpHeader.SYN)) {
            sequence++;
            fromOpening |= !begun;
        }
        if (!begun) {
            begun = true;
            nextSequence = sequence;
        }
        long offset = nextOffset + (int) (sequence - nextSequence);
        if (Math.abs(offset - nextOffset) > FARTHEST) {
            return;
        }
        int from = Math.min(ip.payloadAt(), packet.bytes().length);
        int captured = Math.min(ip.payloadLength(), packet.bytes().length - from);
        if (ip.payloadLength() > 0) {
            take(offset, packet.index(), packet.bytes(), from, captured, ip.payloadLength());
        }
        if (tcp.has(TcpHeader.FIN)) {
            endOffset = offset + ip.payloadLength();
        }
        if (tcp.has(TcpHeader.RST)) {
            end();
        } else {
            endIfReached();
        }
    }

    /**
     * Takes the acknowledgement number of a packet from the other side. The receiver has all bytes before it. When some of
     * them are missing here while later ones wait, their packets were lost in capturing and will not come.
     */
    public void acknowledged(long sequence) {
        if (begun && !waiting.isEmpty() && nextOffset + (int) (sequence - nextSequence) > waiting.firstKey()) {
            skipToWaiting();
            endIfReached();
        }
    }

    /** Ends the stream, such as at the end of the capture: passes on the bytes that still wait. */
    public void end() {
        if (ended) {
            return;
        }
        ended = true;
        while (!waiting.isEmpty()) {
            skipToWaiting();
        }
        if (endOffset > nextOffset) {
            lose(endOffset - nextOffset, StreamListener.Gap.LOST);
        }
        listener.end();
    }

    private void endIfReached() {
        if (!ended && endOffset >= 0 && nextOffset >= endOffset) {
            end();
        }
    }

    private void take(long offset, long packet, byte[] frame, int from, int captured, int length) {
        if (offset > nextOffset) {
            hold(offset, new Waiting(packet, Arrays.copyOfRange(frame, from, from + captured), length));
        } else {
            pass(offset, packet, frame, from, captured, length);
            drain();
        }
        while (waiting.size() > MOST_WAITING || waitingBytes > MOST_WAITING_BYTES) {
            skipToWaiting();
        }
    }

    private void hold(long offset, Waiting next) {
        Waiting there = waiting.get(offset);
        if (there == null || there.length < next.length) {
            waiting.put(offset, next);
            waitingBytes += next.bytes.length - (there == null ? 0 : there.bytes.length);
        }
    }

    private void pass(long offset, long packet, byte[] frame, int from, int captured, int length) {
        int known = (int) Math.min(nextOffset - offset, length);
        int fresh = captured - known;
        if (fresh > 0) {
            listener.data(nextOffset, packet, frame, from + known, fresh);
            advance(fresh);
        }
        long missing = offset + length - nextOffset;
        if (missing > 0) {
            lose(missing, StreamListener.Gap.TRUNCATED);
        }
    }

    private void drain() {
        while (!waiting.isEmpty() && waiting.firstKey() <= nextOffset) {
            Map.Entry<Long, Waiting> first = waiting.pollFirstEntry();
            Waiting next = first.getValue();
            waitingBytes -= next.bytes.length;
            pass(first.getKey(), next.packet, next.bytes, 0, next.bytes.length, next.length);
        }
    }

    private void skipToWaiting() {
        lose(waiting.firstKey() - nextOffset, StreamListener.Gap.LOST);
        drain();
    }

    private void lose(long length, StreamListener.Gap why) {
        listener.gap(nextOffset, length, why);
        advance(length);
    }

    private void advance(long length) {
        nextOffset += length;
        nextSequence = nextSequence + length & 0xFFFF_FFFFL;
    }
}
