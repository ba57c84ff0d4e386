// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.io.IOException;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.index.PacketIndex;
import org.roundtrip.capture.index.TcpStreams;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.capture.packet.TcpHeader;
import org.roundtrip.dissect.ByteRole;
import org.roundtrip.dissect.Side;
import org.roundtrip.dissect.frame.Frames;
import org.roundtrip.dissect.frame.Headers;

/**
 * Puts each packet to a message, in the order of the file, and thereby to a call. A packet with bytes belongs to the
 * message of its first byte, by the place of that byte in the connection, so that what is sent again belongs to the
 * same; an acknowledgement to the message of the last byte that it acknowledges; what opens a connection to its first
 * message and what closes it to its last. For one thread.
 */
final class PacketWalk {
    private static final int NONE = MessageStore.NONE;

    private final OpenCapture capture;
    private final PacketIndex index;
    private final MessageStore store;
    private final OrderedMessages ordered;
    private final StreamFacts streams;
    private final MessageCalls assigning;
    private final CapturedCalls calls;
    private final PacketMessages packets;
    private final Belongings belongings;
    private final SeenStreams seen = new SeenStreams();
    private final StreamEnds ends;
    private final RoleTotals.Sum ofCalls = new RoleTotals.Sum();
    private final RoleTotals.Sum outside = new RoleTotals.Sum();
    private long packetsOfCalls;
    private long dataPacketsOfCalls;
    private long disagreements;
    private long freshBytes;
    private long messagesOutside;

    PacketWalk(OpenCapture capture, MessageStore store, OrderedMessages ordered, StreamFacts streams,
            MessageCalls assigning) {
        this.capture = capture;
        this.store = store;
        this.ordered = ordered;
        this.streams = streams;
        this.assigning = assigning;
        index = capture.index();
        calls = assigning.assign();
        packets = new PacketMessages(index.size());
        belongings = new Belongings(capture, store, packets, calls.size());
        ends = new StreamEnds(store, capture.indexer().streamCount());
    }

    void next(int packet) throws IOException {
        Packet head = capture.indexer().packet(packet, PacketFile.HEAD_BYTES);
        Headers headers = Frames.headers(head);
        IpPacket ip = index.stream(packet) == TcpStreams.NONE ? null : IpPacket.of(head).orElse(null);
        long again = 0;
        long fresh = 0;
        if (ip != null && ip.isTcp()) {
            fresh = put(packet, ip.tcp(), ip.payloadLength());
            again = ip.payloadLength() - fresh;
        }
        int call = callOf(packet);
        RoleTotals.Sum sum = call == NONE ? outside : ofCalls;
        sum.headers(headers);
        sum.sentAgain(again);
        sum.add(ByteRole.UNKNOWN, headers.payload() - fresh - again);
        if (call != NONE) {
            packetsOfCalls++;
            belongings.packet(call, packet);
            if (packets.carries(packet)) {
                dataPacketsOfCalls++;
                check(packet, call);
            }
        }
    }

    private int callOf(int packet) {
        int message = packets.message(packet);
        return message >= 0 ? store.call(message) : OpenCapture.byTime(calls, index, packet);
    }

    /** @return how many of its bytes were not seen before */
    private long put(int packet, TcpHeader tcp, int length) {
        int stream = index.stream(packet);
        boolean byClient = index.fromClient(packet);
        SeenBytes half = seen.half(stream, byClient);
        long position = half.begin(SeenStreams.sequence(tcp));
        if (length > 0) {
            long fresh = half.add(position, position + length);
            freshBytes += fresh;
            carry(packet, stream, byClient ? Side.CLIENT : Side.SERVER, position, length, fresh == 0);
            return fresh;
        }
        int message = tcp.has(TcpHeader.SYN) ? ends.first(stream)
                : tcp.has(TcpHeader.FIN) || tcp.has(TcpHeader.RST) ? ends.last(stream)
                : acknowledged(stream, byClient, tcp, position);
        packets.set(packet, message, false, false);
        return 0;
    }

    private int acknowledged(int stream, boolean byClient, TcpHeader tcp, long position) {
        long last = !tcp.has(TcpHeader.ACK) ? -1
                : seen.half(stream, !byClient).position(tcp.acknowledgement()) - 1;
        int message = last < 0 ? NONE : ordered.at(stream, byClient ? Side.SERVER : Side.CLIENT, last);
        // It acknowledges the opening only: of the connection, or of nothing that was seen.
        return message != NONE ? message : position <= 0 ? ends.first(stream)
                : ordered.at(stream, byClient ? Side.CLIENT : Side.SERVER, position - 1);
    }

    private void carry(int packet, int stream, Side side, long position, int length, boolean again) {
        int[] messages = ordered.of(stream, side);
        int place = ordered.placeAt(stream, side, position);
        packets.set(packet, place < 0 ? NONE : messages[place], true, again);
        for (int at = place; !again && at >= 0 && at < messages.length
                && store.from(messages[at]) < position + length; at++) {
            if (store.firstPacket(messages[at]) == NONE) {
                store.packet(messages[at], packet);
                assigning.assignLate(messages[at]);
            } else {
                store.packet(messages[at], packet);
            }
        }
    }

    private void check(int packet, int call) {
        long time = index.epochNanos(packet);
        if (calls.timed() && !packets.again(packet) && time != Packet.NO_TIME
                && (time < calls.startEpochNanos(call) - calls.errorNanos()
                        || time > calls.endEpochNanos(call) + calls.errorNanos())) {
            disagreements++;
        }
    }

    Decoded end() {
        ends.shorten(ordered, seen);
        long ofMessages = 0;
        for (int message = 0; message < store.size(); message++) {
            if (store.firstPacket(message) != NONE) {
                int call = store.call(message);
                (call == NONE ? outside : ofCalls).add(store.row(message).bytesByRole());
                ofMessages += store.length(message);
                if (call != NONE) {
                    belongings.message(call, message);
                } else {
                    messagesOutside++;
                }
            }
        }
        // Bytes that stand in no message, as after the end of a connection or when there are too many messages.
        outside.add(ByteRole.UNKNOWN, freshBytes - ofMessages);
        CapturedCalls known = calls.with(belongings);
        return new Decoded(store, packets, seen, streams, known, new Attribution(packetsOfCalls, dataPacketsOfCalls,
                index.size() - packetsOfCalls, messagesOutside, disagreements, calls.errorNanos(), ofCalls.total(),
                outside.total()));
    }
}
