// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.http2;

import java.util.Arrays;
import org.roundtrip.dissect.DissectException;

/**
 * The Huffman code of RFC 7541, appendix B. The code is canonical: codes of the same length are consecutive numbers in
 * the order of their symbols, so the lengths are enough.
 */
final class Huffman {
    private static final int END_OF_STRING = 256;
    private static final int LONGEST = 30;
    private static final int RADIX = 31;
    /** The length of the code of each byte, then of the end of a string, as digits to base 31. */
    private static final String LENGTHS = "dnsssssssoussussssssssusssssssss6aacd68baa8b8666555666666678f6ca"
            + "d67777777777777777777777878djde6f56565666577666567655677777fbeds"
            + "kmkkmmmnmnnnnnonoomnonnnnlmnmnnomlkmmnnlnmmolmnnllmlnmnnkmmmnmmn"
            + "qqkjmnmpqqqrrqopjlqrrqrollqqsrrrkoklmllnmmppooqnqrqqrrrrrsrrrrrq"
            + "u";

    /** The symbols in the order of their codes. */
    private static final int[] SYMBOLS = new int[END_OF_STRING + 1];
    /** For each length the first code of it. */
    private static final int[] FIRST_CODE = new int[LONGEST + 2];
    /** For each length the place of its first code in {@link #SYMBOLS}. */
    private static final int[] FIRST_PLACE = new int[LONGEST + 2];

    static {
        int code = 0;
        int place = 0;
        for (int length = 1; length <= LONGEST; length++) {
            code <<= 1;
            FIRST_CODE[length] = code;
            FIRST_PLACE[length] = place;
            for (int symbol = 0; symbol <= END_OF_STRING; symbol++) {
                if (Character.digit(LENGTHS.charAt(symbol), RADIX) == length) {
                    SYMBOLS[place++] = symbol;
                    code++;
                }
            }
        }
        FIRST_PLACE[LONGEST + 1] = place;
    }

    private Huffman() {
    }

    /**
     * Returns the bytes of a coded string.
     *
     * @throws DissectException.Malformed when it is longer than coded, or its last bits are not those of the padding
     */
    static byte[] decode(byte[] coded) throws DissectException {
        byte[] text = new byte[coded.length * 8 / 5];
        int size = 0;
        int code = 0;
        int length = 0;
        for (int bit = 0; bit < coded.length * 8; bit++) {
            code = code << 1 | coded[bit >> 3] >> 7 - (bit & 7) & 1;
            length++;
            if (length > LONGEST) {
                throw new DissectException.Malformed("hpack.huffman");
            }
            int count = FIRST_PLACE[length + 1] - FIRST_PLACE[length];
            if (code - FIRST_CODE[length] < count) {
                int symbol = SYMBOLS[FIRST_PLACE[length] + code - FIRST_CODE[length]];
                if (symbol == END_OF_STRING) {
                    throw new DissectException.Malformed("hpack.huffman");
                }
                text[size++] = (byte) symbol;
                code = 0;
                length = 0;
            }
        }
        if (length > 7 || code != (1 << length) - 1) {
            throw new DissectException.Malformed("hpack.huffman");
        }
        return Arrays.copyOf(text, size);
    }
}
