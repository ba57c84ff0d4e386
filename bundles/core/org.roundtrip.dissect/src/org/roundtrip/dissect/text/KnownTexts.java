// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.text;

import java.util.Arrays;

/**
 * Strings for bytes that occur often, such as names of classes. Equal bytes usually get the same string, which is then
 * not made again. For one thread.
 */
public final class KnownTexts {
    private static final int LONGEST = 256;

    /** Makes a string of bytes. */
    @FunctionalInterface
    public interface Decoding {
        /** @param to place after the last byte */
        String text(byte[] bytes, int from, int to);
    }

    private final Decoding decoding;
    private final byte[][] keys;
    private final String[] texts;

    /**
     * @param slots    how many strings are held at most, a power of two
     * @param decoding makes equal strings of equal bytes
     */
    public KnownTexts(int slots, Decoding decoding) {
        this.decoding = decoding;
        keys = new byte[slots][];
        texts = new String[slots];
    }

    /** The string of some bytes. @param to place after the last */
    public String of(byte[] bytes, int from, int to) {
        if (to - from > LONGEST) {
            return decoding.text(bytes, from, to);
        }
        int hash = to - from;
        for (int i = from; i < to; i++) {
            hash = 31 * hash + bytes[i];
        }
        int slot = (hash ^ hash >>> 15) & keys.length - 1;
        byte[] key = keys[slot];
        if (key == null || !Arrays.equals(key, 0, key.length, bytes, from, to)) {
            keys[slot] = Arrays.copyOfRange(bytes, from, to);
            texts[slot] = decoding.text(bytes, from, to);
        }
        return texts[slot];
    }
}
