// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import java.util.Map;
import java.util.stream.Collectors;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.words.Numbers;
import org.roundtrip.chart.bars.RoleColours;

/** The words written into the chart beside calls and packets. */
final class TimingLabels {
    private static final Texts TEXTS = Texts.of(TimingLabels.class);

    private TimingLabels() {
    }

    static String client() {
        return TEXTS.text("laneClient");
    }

    static String server() {
        return TEXTS.text("laneServer");
    }

    /** Names a role as it is drawn: all headers together have the colour of TCP's. */
    static String role(ByteRole role) {
        return role == ByteRole.TCP_HEADER ? TEXTS.text("headers") : RoleColours.label(role);
    }

    /** Returns numbers of bytes with their roles, the most first, such as {@code 78 B content, 52 B headers}. */
    static String roles(Map<ByteRole, Long> bytes) {
        return bytes.entrySet().stream().sorted(Map.Entry.<ByteRole, Long>comparingByValue().reversed())
                .map(entry -> TEXTS.text("bytesOfRole", Numbers.count(entry.getValue()), role(entry.getKey())))
                .collect(Collectors.joining(", "));
    }

    /** Stands before the numbers of calls. */
    static String call() {
        return TEXTS.text("callNumbers");
    }

    static String callWithLatency(String number, long nanos) {
        return TEXTS.text("callLatency", number, Numbers.nanos(nanos));
    }

    /**
     * Returns the words beside a packet. They are the operation of its message if it is the message's first packet, and
     * its length.
     *
     * @param length  in bytes
     * @param message null if it is not known
     */
    static String packet(int length, MessageRow message, boolean first) {
        String bytes = TEXTS.text("bytes", Numbers.count(length));
        return message == null || !first || message.operation().isEmpty() ? bytes : message.operation() + "  " + bytes;
    }
}
