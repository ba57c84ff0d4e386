// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import java.util.List;

/** A filter cannot be understood, or asks for what cannot be. The message is one sentence for the person who wrote it. */
public final class FilterException extends Exception {
    private static final long serialVersionUID = 1L;

    private final int position;
    private final transient List<Proposal> instead;

    FilterException(int position, String sentence) {
        this(position, sentence, List.of());
    }

    FilterException(int position, String sentence, List<Proposal> instead) {
        super(sentence);
        this.position = position;
        this.instead = List.copyOf(instead);
    }

    /** Where in the text it is wrong, from 0; the text's length when something is missing at its end. */
    public int position() {
        return position;
    }

    /** What may be written in the place of what is wrong, the likeliest first; the sentence names each of them. */
    public List<Proposal> instead() {
        return instead;
    }
}
