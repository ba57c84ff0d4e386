// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.frame;

import org.roundtrip.dissect.DissectException;
import org.roundtrip.model.text.Texts;

/** Values of header fields in words. The names of fields are not among them: filters compare those. Any thread. */
final class FrameWords {
    private static final Texts TEXTS = Texts.of(DissectException.class);

    private FrameWords() {
    }

    /** From where to where a packet goes. @param from an address or a port, as is {@code to} */
    static String way(Object from, Object to) {
        return TEXTS.text("frame.way", from.toString(), to.toString());
    }

    /** A number of bytes. */
    static String bytes(long bytes) {
        return TEXTS.text("frame.bytes", bytes);
    }

    /** A length in a header, which is 0 where the network card puts it in. */
    static String length(int length) {
        return length == 0 ? TEXTS.text("frame.length.later") : Integer.toString(length);
    }

    /** The part of a packet that a fragment holds. */
    static String fragment(int firstByte, boolean last) {
        return TEXTS.text(last ? "frame.fragment.last" : "frame.fragment", firstByte);
    }

    /** Another value that a header can say. @param key in the message file, behind {@code frame.} */
    static String text(String key, Object... values) {
        return TEXTS.text("frame." + key, values);
    }
}
