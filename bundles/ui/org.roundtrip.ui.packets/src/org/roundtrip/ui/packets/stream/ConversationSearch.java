// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import java.io.IOException;
import java.util.function.BooleanSupplier;
import org.roundtrip.packets.decode.MessageTable;
import org.roundtrip.ui.packets.find.SearchPattern;

/** Finds bytes in a conversation, message by message. At the end it continues at the beginning. */
final class ConversationSearch {
    private final MessageTable table;
    private final Conversation conversation;

    ConversationSearch(MessageTable table, Conversation conversation) {
        this.table = table;
        this.conversation = conversation;
    }

    /**
     * Finds the next or the previous place. Runs in the background.
     *
     * @param from what is selected; the search begins behind it
     * @return null when there is none
     */
    ConversationSelection find(SearchPattern pattern, ConversationSelection from, boolean forward, BooleanSupplier wanted)
            throws IOException {
        int begin = Math.max(0, conversation.indexOf(from.message()));
        for (int i = 0; i <= conversation.size() && conversation.size() > 0 && wanted.getAsBoolean(); i++) {
            int number = conversation.number(Math.floorMod(forward ? begin + i : begin - i, conversation.size()));
            byte[] bytes = table.bytes(number);
            boolean here = i == 0 && number == from.message() && from.from() >= 0;
            SearchPattern.Match found = forward ? pattern.next(bytes, here ? (int) from.from() + 1 : 0)
                    : pattern.previous(bytes, here ? (int) from.from() - 1 : bytes.length);
            if (found != null) {
                return new ConversationSelection(number, found.from(), found.to());
            }
        }
        return null;
    }
}
