// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

/** A filter cannot be understood. The message is one sentence for the person who wrote it. */
public final class FilterException extends Exception {
    private static final long serialVersionUID = 1L;

    private final int position;

    FilterException(int position, String sentence) {
        super(sentence);
        this.position = position;
    }

    /** Where in the text it is wrong, from 0; the text's length when something is missing at its end. */
    public int position() {
        return position;
    }
}
