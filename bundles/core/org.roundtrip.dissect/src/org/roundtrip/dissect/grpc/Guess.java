// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.grpc;

import java.nio.charset.StandardCharsets;
import org.roundtrip.dissect.MessageReader;

/** Guesses what bytes are whose type is not known. */
final class Guess {
    private static final long MOST_NUMBER = (1 << 29) - 1;

    private Guess() {
    }

    /** Whether they are printable text in UTF-8. */
    static boolean isText(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8).chars()
                .noneMatch(c -> c == '\uFFFD' || Character.isISOControl(c) && !Character.isWhitespace(c));
    }

    /** Whether the next bytes are fields of a message up to the end; the fields themselves are not examined. */
    static boolean isMessage(MessageReader in, int length) {
        int at = 0;
        while (at < length) {
            Varint tag = Varint.peek(in, at, length - at);
            if (tag == null || tag.value() >>> 3 == 0 || tag.value() >>> 3 > MOST_NUMBER) {
                return false;
            }
            at += tag.size();
            long size = size((int) (tag.value() & 7), Varint.peek(in, at, length - at));
            if (size <= 0 || size > length - at) {
                return false;
            }
            at += (int) size;
        }
        return length > 0;
    }

    /** @param next the number after the tag, or null */
    private static long size(int wire, Varint next) {
        return switch (wire) {
            case 0 -> next == null ? -1 : next.size();
            case 1 -> 8;
            case 2 -> next == null || next.value() < 0 || next.value() > Integer.MAX_VALUE ? -1
                    : next.size() + next.value();
            case 5 -> 4;
            default -> -1;
        };
    }
}
