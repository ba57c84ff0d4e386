// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.trace;

import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.roundtrip.packets.calls.CapturedCalls;
import org.roundtrip.packets.decode.MessageRow;

/**
 * The calls and packets of a capture on one time axis, as far as they are read now. Immutable except for the trace, which
 * grows.
 *
 * @param origin   where the axis begins, in nanoseconds since 1970
 * @param calls    when the calls ran
 * @param captured the same calls with their packets
 * @param trace    the packets
 * @param carried  returns the bytes that a packet carries above TCP
 * @param messages finds the message of a packet
 */
public record Timeline(long origin, CallTimes calls, CapturedCalls captured, PacketTrace trace, IntUnaryOperator carried,
        MessageFinder messages) {

    /** Finds the message that a packet carries the first bytes of. Any thread. */
    @FunctionalInterface
    public interface MessageFinder {
        /** Returns the message; empty if nothing is decoded yet, or if the packet carries no bytes of a message. */
        Optional<MessageRow> of(int packet);
    }

    /** Returns where the axis ends, in nanoseconds since its origin; at least 1. */
    public long end() {
        long lastCall = calls.size() == 0 ? 0 : calls.end(calls.size() - 1);
        return Math.max(1, Math.max(trace.end(), lastCall));
    }

    /** Reports whether there are neither calls nor packets. */
    public boolean empty() {
        return calls.size() == 0 && trace.size() == 0;
    }
}
