// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.roundtrip.capture.index.PacketIndex;
import org.roundtrip.capture.index.PacketIndexer;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.capture.packet.TcpHeader;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.Side;
import org.roundtrip.dissect.frame.Headers;
import org.roundtrip.packets.decode.DecodedMessages;
import org.roundtrip.packets.decode.FirstAndLastMessages;
import org.roundtrip.packets.decode.HeadersAhead;
import org.roundtrip.packets.decode.IndexedCapture;
import org.roundtrip.packets.decode.MessageStore;
import org.roundtrip.packets.decode.MessagesByOffset;
import org.roundtrip.packets.decode.PacketMessages;
import org.roundtrip.packets.decode.SequenceTracker;
import org.roundtrip.packets.decode.SequenceTrackers;
import org.roundtrip.packets.roles.RoleTotals;

/**
 * Finds the message of each packet, and so its call, in the order of the file. A packet with data belongs to the message of
 * its first byte, by the offset of that byte in the connection; so a packet sent again belongs to the same message. An
 * acknowledgement belongs to the message of the last byte that it acknowledges. A packet that opens a connection belongs to
 * its first message, a packet that closes it to its last. Parts of an IP packet belong where the packet that completes it does. When a packet carries bytes of two calls, its headers count for
 * the first; the bytes of each message always count for the call of that message. For one thread.
 */
public final class PacketAttribution {
    private static final int NONE = MessageStore.NONE;

    private final PacketIndex index;
    private final MessageStore store;
    private final MessagesByOffset ordered;
    private final CallAssignment assigning;
    private final CapturedCalls calls;
    private final PacketMessages packets;
    private final CallContents contents;
    private final HeadersAhead ahead;
    private final SequenceTrackers trackers = new SequenceTrackers();
    private final FirstAndLastMessages ends;
    private final PacketIndexer completing;
    /** The headers of packets that have parts of an IP packet which a later one completes, by their numbers. */
    private final Map<Integer, Headers> parts = new HashMap<>();
    private final RoleTotals.Sum ofCalls = new RoleTotals.Sum();
    private final RoleTotals.Sum outside = new RoleTotals.Sum();
    private long packetsOfCalls;
    private long dataPacketsOfCalls;
    private long disagreements;
    private long freshBytes;
    private long messagesOutside;

    /**
     * @param store     the messages; their packets and calls are set here
     * @param assigning assigns the messages to calls
     */
    public PacketAttribution(IndexedCapture capture, MessageStore store, CallAssignment assigning) {
        this.store = store;
        ordered = new MessagesByOffset(store, capture.indexer().streamCount());
        this.assigning = assigning;
        index = capture.index();
        ahead = new HeadersAhead(capture);
        completing = capture.indexer();
        calls = assigning.assign();
        packets = new PacketMessages(index.size());
        // The calls stay, so they must not hold this object.
        CapturedCalls timed = calls;
        PacketIndex indexed = index;
        contents = new CallContents(packet -> timed.ofPacket(indexed, packet), store, packets, calls.size());
        ends = new FirstAndLastMessages(store, capture.indexer().streamCount());
    }

    /** Takes the next packet, beginning with packet 0. */
    public void next(int packet) throws IOException {
        HeadersAhead.PacketHead head = ahead.next();
        Headers headers = head.headers();
        IpPacket ip = head.ip();
        long again = 0;
        long fresh = 0;
        if (ip != null) {
            fresh = put(packet, ip.tcp(), ip.payloadLength());
            again = ip.payloadLength() - fresh;
        }
        if (completing.completedBy(packet) != packet) {
            parts.put(packet, headers);
            return;
        }
        int call = callOf(packet);
        RoleTotals.Sum sum = call == NONE ? outside : ofCalls;
        sum.headers(headers);
        sum.sentAgain(again);
        long unknown = headers.payload() - fresh - again;
        for (long part : completing.partsOf(packet)) {
            Headers before = parts.remove((int) part);
            packets.set((int) part, packets.message(packet), packets.carries(packet), packets.again(packet));
            sum.headers(before);
            unknown += before.payload();
            if (call != NONE) {
                packetsOfCalls++;
                contents.packet(call, (int) part);
            }
        }
        sum.add(ByteRole.UNKNOWN, unknown);
        if (call != NONE) {
            packetsOfCalls++;
            contents.packet(call, packet);
            if (packets.carries(packet)) {
                dataPacketsOfCalls++;
                check(packet, call);
            }
        }
    }

    private int callOf(int packet) {
        int message = packets.message(packet);
        return message >= 0 ? store.call(message) : calls.ofPacket(index, packet);
    }

    /** Finds the message of a TCP packet. @return how many of its data bytes were not captured before */
    private long put(int packet, TcpHeader tcp, int length) {
        int stream = index.stream(packet);
        boolean byClient = index.fromClient(packet);
        SequenceTracker tracker = trackers.of(stream, byClient);
        long position = tracker.begin(SequenceTrackers.sequence(tcp));
        if (length > 0) {
            long fresh = tracker.add(position, position + length);
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
                : trackers.of(stream, !byClient).position(tcp.acknowledgement()) - 1;
        int message = last < 0 ? NONE : ordered.at(stream, byClient ? Side.SERVER : Side.CLIENT, last);
        // It acknowledges no captured data, so it belongs to the opening or to what its own side sent last.
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
        if (calls.timed() && calls.answered() && !packets.again(packet) && time != Packet.NO_TIME
                && (time < calls.startEpochNanos(call) - calls.errorNanos()
                        || time > calls.endEpochNanos(call) + calls.errorNanos())) {
            disagreements++;
        }
    }

    /** All packets were taken. Returns the calls with their packets and messages. */
    public AttributedPackets end() {
        ends.shorten(ordered, trackers);
        long ofMessages = 0;
        for (int message = 0; message < store.size(); message++) {
            if (store.firstPacket(message) != NONE) {
                int call = store.call(message);
                store.addRoles(message, (call == NONE ? outside : ofCalls)::add);
                ofMessages += store.length(message);
                if (call != NONE) {
                    contents.message(call, message);
                } else {
                    messagesOutside++;
                }
            }
        }
        // Bytes of no message: after the end of a connection, or when there are too many messages.
        outside.add(ByteRole.UNKNOWN, freshBytes - ofMessages);
        CapturedCalls known = calls.with(contents);
        return new AttributedPackets(new DecodedMessages(store, packets, trackers), known, new Attribution(packetsOfCalls,
                dataPacketsOfCalls, index.size() - packetsOfCalls, messagesOutside, disagreements,
                assigning.requestsByTime(), calls.errorNanos(),
                ofCalls.total(), outside.total()));
    }
}
