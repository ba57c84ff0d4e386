// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bytes;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Locale;

/** Bytes to be found among others. Letters of text are found in both cases. */
public final class Needle {
    private final byte[] bytes;
    private final boolean text;

    private Needle(byte[] bytes, boolean text) {
        this.bytes = bytes;
        this.text = text;
    }

    /** Text in UTF-8. @return null when there is none */
    public static Needle text(String words) {
        return words.isEmpty() ? null : new Needle(words.toLowerCase(Locale.ROOT).getBytes(StandardCharsets.UTF_8), true);
    }

    /** Digits, two for each byte, with any space between. @return null when they are none */
    public static Needle hex(String digits) {
        String close = digits.replaceAll("(?i)0x|[\\s,:]", "");
        return close.isEmpty() || !close.matches("(?:\\p{XDigit}{2})+") ? null
                : new Needle(HexFormat.of().parseHex(close), false);
    }

    /** How many bytes. */
    public int length() {
        return bytes.length;
    }

    /** The first place from {@code from} on where it stands; -1 when there is none. */
    public int next(byte[] hay, int from) {
        for (int at = Math.max(0, from); at <= hay.length - bytes.length; at++) {
            if (stands(hay, at)) {
                return at;
            }
        }
        return -1;
    }

    /** The last place up to {@code from} where it stands; -1 when there is none. */
    public int previous(byte[] hay, int from) {
        for (int at = Math.min(from, hay.length - bytes.length); at >= 0; at--) {
            if (stands(hay, at)) {
                return at;
            }
        }
        return -1;
    }

    private boolean stands(byte[] hay, int at) {
        for (int i = 0; i < bytes.length; i++) {
            byte there = hay[at + i];
            if (there != bytes[i] && !(text && there >= 'A' && there <= 'Z' && there + 32 == bytes[i])) {
                return false;
            }
        }
        return true;
    }
}
