// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.values;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.roundtrip.harness.Generated;

/**
 * The seeded stream of random values from which every payload is drawn, so that all middlewares send the same values.
 * Generated code draws in the order of the shape: fields and elements from first to last, the length of a sequence or map
 * before its elements, the key of an entry before its value and again when the map has the key, whether an optional value
 * is there and which case a union has before the value. The generator is SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
 * For one thread.
 */
public final class Values {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;
    private static final String LATIN1 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

    /** First and last code unit of the blocks from which Unicode text is drawn. */
    private static final char[][] UNICODE = {
        {'0', '9'}, {'A', 'Z'}, {'a', 'z'}, {'\u00C0', '\u00D6'}, {'\u00D8', '\u00F6'}, {'\u0391', '\u03A1'},
        {'\u03B1', '\u03C9'}, {'\u0410', '\u044F'}, {'\u05D0', '\u05EA'}, {'\u3041', '\u3096'}, {'\u4E00', '\u9FA5'},
    };

    /** How many different characters Latin-1 text has. */
    public static final int LATIN1_CHARACTERS = LATIN1.length();
    /** How many different characters Unicode text has. */
    public static final int UNICODE_CHARACTERS = unicodeCharacters();
    /** The beginning of the year 2100, in milliseconds since that of 1970. */
    private static final long YEAR_2100 = 4_102_444_800_000L;

    private long state;

    /** A stream that depends only on the seed. */
    public Values(long seed) {
        state = seed;
    }

    /** The stream of the arguments of the {@code index}-th call of the pool. */
    public static Values ofArguments(long seed, String operation, int index) {
        return new Values(mix(seed ^ mix(operation.hashCode())) + mix(2L * index));
    }

    /** The stream of the {@code index}-th result in a servant's pool. */
    public static Values ofResult(long seed, String operation, int index) {
        return new Values(mix(seed ^ mix(operation.hashCode())) + mix(2L * index + 1));
    }

    /** 64 random bits. */
    public long nextLong() {
        state += GOLDEN_GAMMA;
        return mix(state);
    }

    /** Either value. */
    public boolean nextBoolean() {
        return nextLong() < 0;
    }

    /** Any byte. */
    public byte nextByte() {
        return (byte) (nextLong() >>> 56);
    }

    /** Any short. */
    public short nextShort() {
        return (short) (nextLong() >>> 48);
    }

    /** Any int. */
    public int nextInt() {
        return (int) (nextLong() >>> 32);
    }

    /** A multiple of 2^-24 in [0, 1). */
    public float nextFloat() {
        return (nextLong() >>> 40) * 0x1.0p-24f;
    }

    /** A multiple of 2^-53 in [0, 1). */
    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    /** A length from {@code min} to {@code max}; draws nothing when both are equal. */
    public int nextLength(int min, int max) {
        return min == max ? min : min + below(max - min + 1L);
    }

    /** The ordinal of one of {@code constants} constants. */
    public int nextConstant(int constants) {
        return below(constants);
    }

    /** Latin-1 text of {@code min} to {@code max} characters, see {@code Shape.Repertoire}. */
    public String nextLatin1(int min, int max) {
        char[] text = new char[nextLength(min, max)];
        for (int i = 0; i < text.length; i++) {
            text[i] = LATIN1.charAt(below(LATIN1.length()));
        }
        return new String(text);
    }

    /** Unicode text of {@code min} to {@code max} UTF-16 code units, see {@code Shape.Repertoire}. */
    public String nextUnicode(int min, int max) {
        char[] text = new char[nextLength(min, max)];
        for (int i = 0; i < text.length; i++) {
            text[i] = nextChar();
        }
        return new String(text);
    }

    /** A character of the blocks of Unicode text. */
    public char nextChar() {
        char[] block = UNICODE[below(UNICODE.length)];
        return (char) (block[0] + below(block[1] - block[0] + 1));
    }

    /** Any instant of the years 1970 to 2099, in milliseconds since their beginning in UTC. */
    public long nextTimestamp() {
        return Long.remainderUnsigned(nextLong(), YEAR_2100);
    }

    /** A decimal number: {@code digits} digits from the first to the last, {@code scale} of them fractional; then its sign. */
    public BigDecimal nextDecimal(int digits, int scale) {
        char[] drawn = new char[digits];
        for (int i = 0; i < digits; i++) {
            drawn[i] = (char) ('0' + below(10));
        }
        BigDecimal magnitude = new BigDecimal(new BigInteger(new String(drawn)), scale);
        return nextBoolean() ? magnitude.negate() : magnitude;
    }

    /** {@code min} to {@code max} random octets. */
    public byte[] nextBytes(int min, int max) {
        byte[] bytes = new byte[nextLength(min, max)];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = nextByte();
        }
        return bytes;
    }

    private static int unicodeCharacters() {
        int characters = 0;
        for (char[] block : UNICODE) {
            characters += block[1] - block[0] + 1;
        }
        return characters;
    }

    private int below(long bound) {
        return (int) Long.remainderUnsigned(nextLong(), bound);
    }

    private static long mix(long bits) {
        bits = (bits ^ bits >>> 30) * 0xBF58476D1CE4E5B9L;
        bits = (bits ^ bits >>> 27) * 0x94D049BB133111EBL;
        return bits ^ bits >>> 31;
    }
}
