// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Locale;

/** What is looked for: words in a row, or bytes in a packet. */
sealed interface Needle {
    /** How what is written is meant. */
    enum Kind {
        /** Words in the row, capitals or not. */
        ROW,
        /** Characters among the packet's bytes, in UTF-8. */
        TEXT,
        /** Bytes, written as hexadecimal digits. */
        HEX
    }

    /** Words, in lower case. */
    record Words(String words) implements Needle {
        boolean in(String row) {
            return row.toLowerCase(Locale.ROOT).contains(words);
        }
    }

    /** Bytes. */
    record Bytes(byte[] bytes) implements Needle {
        boolean in(byte[] packet) {
            outer:
            for (int at = 0; at <= packet.length - bytes.length; at++) {
                for (int i = 0; i < bytes.length; i++) {
                    if (packet[at + i] != bytes[i]) {
                        continue outer;
                    }
                }
                return true;
            }
            return false;
        }
    }

    /** @return null when there is nothing to look for, or digits are wrong */
    static Needle of(String written, Kind kind) {
        if (written.isBlank()) {
            return null;
        }
        return switch (kind) {
            case ROW -> new Words(written.toLowerCase(Locale.ROOT));
            case TEXT -> new Bytes(written.getBytes(StandardCharsets.UTF_8));
            case HEX -> hex(written.replaceAll("0x|[\\s:,]", ""));
        };
    }

    private static Needle hex(String digits) {
        try {
            return digits.isEmpty() ? null : new Bytes(HexFormat.of().parseHex(digits));
        } catch (IllegalArgumentException e) {
            return null;
        }
    }
}
