// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.packets.decode.MessageTable;

/** The numbers of the packets that carry a message, from 1, as people read them. */
public final class PacketNumbers {
    /** Of more ranges only the first ones and the last are named. */
    private static final int MOST = 4;

    private PacketNumbers() {
    }

    /** Returns them such as {@code 4-5, 7}: each packet of a range carries the message. A dash when none was captured. */
    public static String of(MessageTable messages, MessageRow message) {
        List<String> ranges = ranges(messages.packets(message.number()).toArray());
        return ranges.isEmpty() ? Numbers.NOT_MEASURED : ranges.size() <= MOST ? String.join(", ", ranges)
                : String.join(", ", ranges.subList(0, MOST - 1)) + " \u2026 " + ranges.getLast();
    }

    private static List<String> ranges(int[] packets) {
        List<String> ranges = new ArrayList<>();
        int begin = 0;
        for (int end = 1; end <= packets.length; end++) {
            if (end == packets.length || packets[end] > packets[end - 1] + 1) {
                String last = Numbers.count(packets[end - 1] + 1);
                ranges.add(end - begin == 1 ? last : Numbers.count(packets[begin] + 1) + "-" + last);
                begin = end;
            }
        }
        return ranges;
    }
}
