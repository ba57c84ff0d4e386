// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.trace;

import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.packets.anatomy.Ways;
import org.roundtrip.packets.calls.CapturedCalls;
import org.roundtrip.packets.decode.MessageRow;

/**
 * The calls and packets of a capture on one time axis, as far as they are read now. Immutable except for the trace, which
 * grows.
 *
 * @param zero     when the first packet was seen, in nanoseconds since 1970; all times are counted from it
 * @param calls    when the calls ran
 * @param captured the same calls with their packets
 * @param trace    the packets
 * @param carried  returns the bytes that a packet carries above TCP
 * @param messages finds the message of a packet
 * @param protocols names a protocol for people, by the id that a message has
 * @param ways     whether the time between a request and its response has the network in it
 */
public record Timeline(long zero, CallTimes calls, CapturedCalls captured, PacketTrace trace, IntUnaryOperator carried,
        MessageFinder messages, UnaryOperator<String> protocols, Ways ways) {

    /** Packets that can lie beyond are no more than these, and no more than a part of all. */
    private static final int MOST_LATE = 16, SHARE_LATE = 8;
    /** They would take more than this share of the axis. */
    private static final double SHARE_OF_AXIS = 0.2;
    private static final double MARGIN = 1.03;

    /** Finds the message that a packet carries the first bytes of. Any thread. */
    @FunctionalInterface
    public interface MessageFinder {
        /** Returns the message; empty if nothing is decoded yet, or if the packet carries no bytes of a message. */
        Optional<MessageRow> of(int packet);

        /** Returns the length of that message in bytes; 0 if there is none. */
        default long length(int packet) {
            return of(packet).map(MessageRow::length).orElse(0L);
        }

        /** Gives the number of that message's bytes of each role; a chart asks for those of a million packets. */
        default void addRoles(int packet, ObjLongConsumer<ByteRole> sum) {
            of(packet).ifPresent(message -> message.bytesByRole().forEach(sum::accept));
        }
    }

    /** Returns the bytes of the packets by role. */
    public PacketBytes bytes() {
        return new PacketBytes(trace, carried, messages);
    }

    /**
     * Returns where the axis begins. It is at the first packet, or at a call or packet before it, whose time is below 0.
     * A client begins a call before it sends the first packet.
     */
    public long start() {
        return Math.min(trace.start(), calls.size() == 0 ? 0 : calls.start(0));
    }

    /** Returns where the axis ends, in nanoseconds since its zero; at least 1. */
    public long end() {
        long lastCall = calls.size() == 0 ? 0 : calls.latestEnd(calls.size() - 1);
        return Math.max(1, Math.max(trace.end(), lastCall));
    }

    /**
     * Returns where the chart ends at first. A few packets after the last call and all others, such as a late acknowledgement
     * or the end of a connection, would leave a part of the axis empty; they lie beyond. Otherwise the same as {@link #end}.
     */
    public long busyEnd() {
        // After the last call there is nothing of a call any more; without calls nobody knows, so there must be many others.
        int late = Math.min(MOST_LATE, calls.size() == 0 ? trace.size() / SHARE_LATE : trace.size());
        long[] last = IntStream.range(Math.max(0, trace.size() - late - 1), trace.size()).mapToLong(trace::time).sorted().toArray();
        long start = start();
        long lastCall = calls.size() == 0 ? start : calls.latestEnd(calls.size() - 1);
        for (int i = 0; i + 1 < last.length; i++) {
            long before = Math.max(last[i], lastCall);
            if (last[i + 1] - before > SHARE_OF_AXIS * (end() - start)) {
                return Math.max(1, Math.min(end(), start + Math.round((before - start) * MARGIN)));
            }
        }
        return end();
    }

    /** Reports whether there are neither calls nor packets. */
    public boolean empty() {
        return calls.size() == 0 && trace.size() == 0;
    }
}
