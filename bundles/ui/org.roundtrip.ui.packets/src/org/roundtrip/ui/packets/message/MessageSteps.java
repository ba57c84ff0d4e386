// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.message;

import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.packets.decode.MessageTable;

/** Finds the message to which a command goes. */
public final class MessageSteps {
    /** The most messages that are searched for one of the same kind. */
    private static final int FARTHEST = 100_000;

    private MessageSteps() {
    }

    /** The next or previous message; null when there is none. @param from null to begin at the first or last */
    public static Integer step(MessageTable table, Integer from, boolean forward) {
        int next = from == null ? forward ? 0 : table.size() - 1 : forward ? from + 1 : from - 1;
        return next >= 0 && next < table.size() ? (Integer) next : null;
    }

    /** The nearest next or previous message of the same protocol and kind; null when there is none. */
    public static Integer alike(MessageTable table, int from, boolean forward) {
        MessageRow row = table.row(from);
        int step = forward ? 1 : -1;
        int last = Math.clamp((long) from + (long) step * FARTHEST, -1, table.size());
        for (int next = from + step; next != last && next >= 0 && next < table.size(); next += step) {
            MessageRow other = table.row(next);
            if (other.kind() == row.kind() && other.protocol().equals(row.protocol())) {
                return next;
            }
        }
        return null;
    }

    /** The request of a response, or the response to a request; null when there is none. */
    public static Integer partner(MessageTable table, int from) {
        return table.row(from).partner();
    }
}
