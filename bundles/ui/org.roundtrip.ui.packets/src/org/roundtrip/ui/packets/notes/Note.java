// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.notes;

/**
 * A person's note on a packet.
 *
 * @param marked  whether the packet is marked
 * @param comment null without a comment
 */
public record Note(boolean marked, String comment) {
    /** Neither a mark nor a comment. */
    static final Note NONE = new Note(false, null);

    /** Returns the same note with or without a mark. */
    Note withMark(boolean other) {
        return new Note(other, comment);
    }

    /** Returns the same note with another comment; a blank one removes the comment. */
    Note withComment(String other) {
        return new Note(marked, other == null || other.isBlank() ? null : other.strip());
    }
}
