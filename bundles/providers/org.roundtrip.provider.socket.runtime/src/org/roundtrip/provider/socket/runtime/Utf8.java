// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.socket.runtime;

/** Encodes text as UTF-8 into an existing array. The Java library encodes only into new arrays. */
final class Utf8 {
    /** The most bytes for one UTF-16 code unit. The two units of a surrogate pair take four bytes together. */
    static final int MOST_BYTES_PER_CHAR = 3;

    private Utf8() {
    }

    /**
     * Writes the text from index {@code at} on, where the array must have room for the most bytes.
     *
     * @return the index after the text
     */
    static int encode(String text, byte[] to, int at) {
        int length = text.length();
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c < 0x80) {
                to[at++] = (byte) c;
            } else if (c < 0x800) {
                to[at++] = (byte) (0xC0 | c >> 6);
                to[at++] = (byte) (0x80 | c & 0x3F);
            } else if (!Character.isSurrogate(c)) {
                to[at++] = (byte) (0xE0 | c >> 12);
                to[at++] = (byte) (0x80 | c >> 6 & 0x3F);
                to[at++] = (byte) (0x80 | c & 0x3F);
            } else if (Character.isHighSurrogate(c) && i + 1 < length && Character.isLowSurrogate(text.charAt(i + 1))) {
                int point = Character.toCodePoint(c, text.charAt(++i));
                to[at++] = (byte) (0xF0 | point >> 18);
                to[at++] = (byte) (0x80 | point >> 12 & 0x3F);
                to[at++] = (byte) (0x80 | point >> 6 & 0x3F);
                to[at++] = (byte) (0x80 | point & 0x3F);
            } else {
                to[at++] = '?';
            }
        }
        return at;
    }
}
