// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bytes;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.packets.decode.MessageTable;

/** Which messages a packet carries bytes of. */
public final class CarriedMessages {
    /** More are not looked for: a packet of the smallest messages. */
    private static final int MOST = 1_000;
    /** How many messages of other connections may have ended in between. */
    private static final int FARTHEST = 20_000;

    private CarriedMessages() {
    }

    /** Their numbers, in the order of their bytes; none until the capture is decoded. Reads nothing from the file. */
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
        for (int next = first + 1; next < end && found.size() < MOST && lasts(table, found.getLast(), packet); next++) {
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

    /** A message that goes on in a later packet is the last that this one carries. */
    private static boolean lasts(MessageTable table, int message, int packet) {
        return table.row(message).lastPacket() <= packet;
    }
}
