// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.roundtrip.packets.CapturedCalls;
import org.roundtrip.packets.MessageRow;

/**
 * Calls and packets on one time axis, as far as they are known now. Immutable but for the trace, which grows.
 *
 * @param origin   where the axis begins, in nanoseconds since 1970
 * @param calls    the calls
 * @param captured the same with what belongs to them
 * @param trace    the packets
 * @param carried  how many bytes a packet carries above TCP
 * @param messages tells the message of a packet
 */
record Timeline(long origin, CallTimes calls, CapturedCalls captured, PacketTrace trace, IntUnaryOperator carried,
        Messaging messages) {

    /** Tells the message that a packet carries the first bytes of. Any thread. */
    @FunctionalInterface
    interface Messaging {
        /** None when nothing was decoded, or the packet carries no bytes of a message. */
        Optional<MessageRow> of(int packet);
    }

    /** Where the axis ends. */
    long end() {
        long lastCall = calls.size() == 0 ? 0 : calls.end(calls.size() - 1);
        return Math.max(1, Math.max(trace.end(), lastCall));
    }

    /** Whether there is anything to see. */
    boolean empty() {
        return calls.size() == 0 && trace.size() == 0;
    }
}
