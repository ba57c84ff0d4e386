// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.decode;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.Purpose;
import org.roundtrip.model.text.Texts;

/**
 * All different summaries of a capture, by number, with their purpose. One thread adds; after that, any thread reads.
 */
final class MessageSummaries {
    /** When there are more, new ones lose their operation and problem, so that no file can fill the memory. */
    private static final int MOST = 1 << 16;

    private final IndexedCapture capture;
    private final List<MessageSummary> all = new ArrayList<>();
    private final List<Purpose> purposes = new ArrayList<>();
    private final Map<MessageSummary, Integer> numbers = new HashMap<>();

    /** @param capture whose dissectors know the purpose of an operation */
    MessageSummaries(IndexedCapture capture) {
        this.capture = capture;
    }

    /** @return the number of the message's summary */
    int add(Message message) {
        MessageSummary summary = new MessageSummary(message.protocol(), message.side(), message.kind(),
                message.carriers(), message.operation(), message.code(), message.problem());
        Integer known = numbers.get(summary);
        if (known == null && all.size() >= MOST) {
            summary = new MessageSummary(message.protocol(), message.side(), message.kind(), message.carriers(), "", "",
                    message.problem() == null ? null : Texts.of(MessageSummaries.class).text("problems"));
            known = numbers.get(summary);
        }
        if (known != null) {
            return known;
        }
        all.add(summary);
        purposes.add(capture.purpose(summary.protocol(), summary.operation()));
        numbers.put(summary, all.size() - 1);
        return all.size() - 1;
    }

    MessageSummary get(int number) {
        return all.get(number);
    }

    List<MessageSummary> all() {
        return Collections.unmodifiableList(all);
    }

    Purpose purpose(int number) {
        return purposes.get(number);
    }
}
