// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.text;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** Values as a field shows them: text that is cut when it is long, bytes in hexadecimal. */
public final class ShownText {
    private static final int MOST_BYTES = 32;
    private static final int MOST_CHARS = 1024;

    private ShownText() {
    }

    /** Text, cut when it is long. */
    public static String of(String text) {
        return text.length() <= MOST_CHARS ? text : text.substring(0, MOST_CHARS) + "…";
    }

    /** Bytes: the first of them in hexadecimal. */
    public static String hex(byte[] bytes) {
        return hex(bytes, 0, bytes.length);
    }

    /** Bytes from one place to before another: the first of them in hexadecimal. */
    public static String hex(byte[] bytes, int from, int to) {
        return HexFormat.of().formatHex(bytes, from, Math.min(from + MOST_BYTES, to))
                + (to - from > MOST_BYTES ? "…" : "");
    }

    /** Bytes from one place to before another, as characters of ISO 8859-1, cut when they are many. */
    public static String latin1(byte[] bytes, int from, int to) {
        return of(new String(bytes, from, to - from, StandardCharsets.ISO_8859_1));
    }
}
