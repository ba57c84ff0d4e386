// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.Side;

/**
 * The words of a message, which many share.
 *
 * @param problem null when there is none
 */
record Headline(String protocol, Side side, MessageKind kind, String operation, String problem) {

    /** All different ones of a capture, by number. */
    static final class Table {
        /** With more, operations and problems are not told any more, so that no file can fill the memory. */
        static final int MOST = 1 << 16;

        private final List<Headline> all = new ArrayList<>();
        private final Map<Headline, Integer> numbers = new HashMap<>();

        int add(Message message) {
            Headline headline = new Headline(message.protocol(), message.side(), message.kind(), message.operation(),
                    message.problem());
            Integer known = numbers.get(headline);
            if (known == null && all.size() >= MOST) {
                headline = new Headline(message.protocol(), message.side(), message.kind(), "",
                        message.problem() == null ? null : "There are too many different problems to tell them.");
                known = numbers.get(headline);
            }
            if (known != null) {
                return known;
            }
            all.add(headline);
            numbers.put(headline, all.size() - 1);
            return all.size() - 1;
        }

        Headline get(int number) {
            return all.get(number);
        }
    }
}
