// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.jrmp;

/** The UTF-8 of class files and serialization streams: zero has two bytes, surrogates have three each. */
final class ModifiedUtf8 {
    private static final char REPLACEMENT = '\uFFFD';

    /** Decodes bytes; a byte that is not valid becomes a replacement character. */
    static String decode(byte[] bytes) {
        return decode(bytes, 0, bytes.length);
    }

    /** Decodes some of the bytes. @param to place after the last */
    static String decode(byte[] bytes, int from, int to) {
        StringBuilder text = new StringBuilder(to - from);
        int at = from;
        while (at < to) {
            int first = bytes[at] & 0xFF;
            int more = first < 0x80 ? 0 : first >> 5 == 6 ? 1 : first >> 4 == 14 ? 2 : -1;
            if (more < 0 || at + more >= to) {
                text.append(REPLACEMENT);
                at++;
                continue;
            }
            int code = more == 0 ? first : more == 1 ? first & 0x1F : first & 0xF;
            for (int i = 1; i <= more; i++) {
                code = code << 6 | bytes[at + i] & 0x3F;
            }
            text.append((char) code);
            at += more + 1;
        }
        return text.toString();
    }

    private ModifiedUtf8() {
    }
}
