// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.notes;

/**
 * What a person noted of a packet.
 *
 * @param marked  whether it is to be found again
 * @param comment what is said of it, or null
 */
public record Note(boolean marked, String comment) {
    /** Nothing is noted. */
    static final Note NONE = new Note(false, null);

    /** The same with another mark. */
    Note withMark(boolean other) {
        return new Note(other, comment);
    }

    /** The same with another comment; an empty one is none. */
    Note withComment(String other) {
        return new Note(marked, other == null || other.isBlank() ? null : other.strip());
    }
}
