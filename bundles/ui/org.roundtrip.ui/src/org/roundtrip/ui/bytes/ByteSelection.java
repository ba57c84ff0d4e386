// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.bytes;

/**
 * The bytes that a person selects, from the one at which they began to the current one. Both are included.
 *
 * @param anchor place of the byte at which selecting began; -1 when nothing is selected
 * @param caret  place of the byte at which it is now
 */
record ByteSelection(int anchor, int caret) {
    static final ByteSelection NONE = new ByteSelection(-1, -1);

    static ByteSelection of(ByteSpan span) {
        return span.isEmpty() ? NONE : new ByteSelection(span.from(), span.to() - 1);
    }

    boolean isEmpty() {
        return anchor < 0;
    }

    ByteSpan span() {
        return isEmpty() ? ByteSpan.EMPTY : new ByteSpan(Math.min(anchor, caret), Math.max(anchor, caret) + 1);
    }

    /**
     * The selection after the caret moved.
     *
     * @param extend whether the anchor stays, so that the bytes between are selected
     * @param size   how many bytes there are, at least one
     */
    ByteSelection to(int place, boolean extend, int size) {
        int at = Math.clamp(place, 0, size - 1);
        return new ByteSelection(extend && !isEmpty() ? anchor : at, at);
    }
}
