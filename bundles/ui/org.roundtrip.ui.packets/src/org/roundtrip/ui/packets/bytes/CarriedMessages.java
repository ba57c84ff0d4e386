// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bytes;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.packets.decode.MessageTable;

/** Finds the messages that have bytes in a packet. */
public final class CarriedMessages {
    /** No more are searched for; a full packet of the smallest messages has fewer. */
    private static final int MOST = 1_000;
    /** So many messages are examined, since those of other connections may stand between. */
    private static final int FARTHEST = 20_000;

    private CarriedMessages() {
    }

    /** Returns their numbers in the order of their bytes; none until the capture is decoded. Reads no file. */
    public static List<Integer> by(OpenCapture capture, int packet) {
        MessageTable table = capture.messages();
        int first = table.messageOf(packet);
        List<Integer> found = new ArrayList<>();
        if (first < 0) {
            return found;
        }
        MessageRow begin = table.row(first);
        found.add(first);
        int end = Math.min(table.size(), first + FARTHEST);
        for (int next = first + 1; next < end && found.size() < MOST && endsIn(table, found.getLast(), packet); next++) {
            MessageRow row = table.row(next);
            if (row.stream() == begin.stream() && row.side() == begin.side()) {
                if (row.firstPacket() > packet || row.lastPacket() < packet) {
                    break;
                }
                found.add(next);
            }
        }
        return found;
    }

    /** Whether another message may follow in the packet: none does when this one continues in a later packet. */
    private static boolean endsIn(MessageTable table, int message, int packet) {
        return table.row(message).lastPacket() <= packet;
    }
}
