// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.decode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.Side;

/**
 * What many messages of a capture have in common. Equal summaries are stored once.
 *
 * @param protocol  id of the dissector, empty when none knows the protocol
 * @param side      who sent the message
 * @param operation what is asked for or answered, empty when not known
 * @param problem   one sentence when the message is cut or damaged, else null
 */
public record MessageSummary(String protocol, Side side, MessageKind kind, String operation, String problem) {

    /** All different summaries of a capture, by number. */
    static final class Table {
        /** When there are more, new ones lose their operation and problem, so that no file can fill the memory. */
        static final int MOST = 1 << 16;

        private final List<MessageSummary> all = new ArrayList<>();
        private final Map<MessageSummary, Integer> numbers = new HashMap<>();

        int add(Message message) {
            MessageSummary summary = new MessageSummary(message.protocol(), message.side(), message.kind(), message.operation(),
                    message.problem());
            Integer known = numbers.get(summary);
            if (known == null && all.size() >= MOST) {
                summary = new MessageSummary(message.protocol(), message.side(), message.kind(), "",
                        message.problem() == null ? null : "There are too many different problems to tell them.");
                known = numbers.get(summary);
            }
            if (known != null) {
                return known;
            }
            all.add(summary);
            numbers.put(summary, all.size() - 1);
            return all.size() - 1;
        }

        MessageSummary get(int number) {
            return all.get(number);
        }
    }
}
