// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

/** Bytes that can be read without taking them. */
public interface ByteView {

    /** The bytes of an array, which nobody may change meanwhile. */
    static ByteView of(byte[] bytes) {
        return new ByteView() {
            @Override
            public int size() {
                return bytes.length;
            }

            @Override
            public int u8(int at) {
                return bytes[at] & 0xFF;
            }
        };
    }

    /** How many there are. */
    int size();

    /** The unsigned byte at a place below {@link #size}. */
    int u8(int at);

    /** Whether these Latin-1 characters are at a place. */
    default boolean has(int at, String text) {
        if (at + text.length() > size()) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (u8(at + i) != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** The unsigned big-endian number of four bytes at a place; -1 when there are fewer. */
    default long u32(int at) {
        return at + 4 > size() ? -1 : (long) u8(at) << 24 | u8(at + 1) << 16 | u8(at + 2) << 8 | u8(at + 3);
    }
}
