// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

/**
 * The selection in a conversation.
 *
 * @param message its number, -1 when nothing is selected
 * @param from    place of the first byte in it, -1 for the message as a whole
 * @param to      place after the last byte
 */
record ConversationSelection(int message, long from, long to) {
    static final ConversationSelection NOTHING = new ConversationSelection(-1, -1, -1);

    /** Whether a byte of a message is selected. */
    boolean has(int number, long place) {
        return number == message && place >= from && place < to;
    }
}
