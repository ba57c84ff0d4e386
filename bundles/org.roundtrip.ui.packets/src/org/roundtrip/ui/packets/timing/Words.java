// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import org.eclipse.osgi.util.NLS;
import org.roundtrip.packets.MessageRow;
import org.roundtrip.report.Numbers;

/** What the chart says of calls and packets. */
final class Words {
    private Words() {
    }

    static String client() {
        return Messages.laneClient;
    }

    static String server() {
        return Messages.laneServer;
    }

    static String call(String number) {
        return NLS.bind(Messages.callNumber, number);
    }

    static String callWithLatency(String number, long nanos) {
        return NLS.bind(Messages.callLatency, number, Numbers.nanos(nanos));
    }

    /** A packet beside its mark: what it carries, as far as that is known, and how long it is. */
    static String packet(int length, MessageRow message, boolean first) {
        String bytes = NLS.bind(Messages.bytes, Numbers.count(length));
        return message == null || !first || message.operation().isEmpty() ? bytes : message.operation() + "  " + bytes;
    }
}
