// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.bytes;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** Bytes as text. */
public final class HexText {
    private static final int PER_LINE = 16;
    private static final String[] DIGITS = new String[256];

    static {
        for (int i = 0; i < DIGITS.length; i++) {
            DIGITS[i] = HexFormat.of().toHexDigits((byte) i);
        }
    }

    private HexText() {
    }

    /** The two hexadecimal digits of a byte. */
    public static String digits(int u8) {
        return DIGITS[u8];
    }

    /** The ASCII character of a byte; a dot when it has none that can be seen. */
    public static char character(int u8) {
        return u8 >= 0x20 && u8 < 0x7F ? (char) u8 : '.';
    }

    /** Digits with a space between bytes, sixteen bytes a line. */
    static String hex(byte[] bytes, ByteSpan span) {
        StringBuilder text = new StringBuilder(span.length() * 3);
        for (int at = span.from(); at < span.to(); at++) {
            if (at > span.from()) {
                text.append((at - span.from()) % PER_LINE == 0 ? '\n' : ' ');
            }
            text.append(digits(bytes[at] & 0xFF));
        }
        return text.toString();
    }

    /** As text in UTF-8. */
    static String text(byte[] bytes, ByteSpan span) {
        return new String(bytes, span.from(), span.length(), StandardCharsets.UTF_8);
    }

    /** As the array of a program in C or Java. */
    static String array(byte[] bytes, ByteSpan span) {
        StringBuilder text = new StringBuilder("{\n");
        for (int at = span.from(); at < span.to(); at++) {
            boolean first = (at - span.from()) % PER_LINE == 0;
            text.append(first ? "    0x" : " 0x").append(digits(bytes[at] & 0xFF));
            text.append(at + 1 == span.to() ? "\n" : (at + 1 - span.from()) % PER_LINE == 0 ? ",\n" : ",");
        }
        return text.append('}').toString();
    }
}
