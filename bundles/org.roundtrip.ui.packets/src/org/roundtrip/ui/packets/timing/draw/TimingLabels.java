// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import org.eclipse.osgi.util.NLS;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.report.Numbers;

/** The words written into the chart beside calls and packets. */
final class TimingLabels {
    private TimingLabels() {
    }

    static String client() {
        return Messages.laneClient;
    }

    static String server() {
        return Messages.laneServer;
    }

    /** Stands before the numbers of calls. */
    static String call() {
        return Messages.callNumbers;
    }

    static String callWithLatency(String number, long nanos) {
        return NLS.bind(Messages.callLatency, number, Numbers.nanos(nanos));
    }

    /**
     * Returns the words beside a packet: the operation of its message if it is the message's first packet, and its length.
     *
     * @param length  in bytes
     * @param message null if it is not known
     */
    static String packet(int length, MessageRow message, boolean first) {
        String bytes = NLS.bind(Messages.bytes, Numbers.count(length));
        return message == null || !first || message.operation().isEmpty() ? bytes : message.operation() + "  " + bytes;
    }
}
