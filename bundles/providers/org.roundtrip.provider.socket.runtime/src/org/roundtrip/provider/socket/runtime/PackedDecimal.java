// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.socket.runtime;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Decimal numbers with two digits in a byte and the sign in the last half byte. The first digit is in the upper half;
 * IDL's fixed has them.
 */
final class PackedDecimal {
    private static final int PLUS = 0xC;
    private static final int MINUS = 0xD;

    private PackedDecimal() {
    }

    /** How many bytes a number has. */
    static int bytes(int digits) {
        return digits / 2 + 1;
    }

    /** Writes a number. */
    static void encode(BigDecimal value, int digits, int scale, byte[] to, int at) throws ProtocolException {
        BigInteger unscaled = value.setScale(scale).unscaledValue();
        String text = unscaled.abs().toString();
        if (text.length() > digits) {
            throw new ProtocolException("a number has more than " + digits + " digits");
        }
        // Half bytes from the last one on: the sign, the digits, zeros.
        int nibble = unscaled.signum() < 0 ? MINUS : PLUS;
        int next = text.length() - 1;
        for (int i = at + bytes(digits) - 1; i >= at; i--) {
            to[i] = (byte) (digit(text, next--) << 4 | nibble);
            nibble = digit(text, next--);
        }
    }

    private static int digit(String text, int index) {
        return index < 0 ? 0 : text.charAt(index) - '0';
    }

    /** Reads a number. */
    static BigDecimal decode(byte[] from, int at, int digits, int scale) throws ProtocolException {
        int bytes = bytes(digits);
        char[] text = new char[2 * bytes];
        for (int i = 0; i < bytes; i++) {
            text[2 * i + 1] = (char) ('0' + (from[at + i] >> 4 & 0xF));
            text[2 * i + 2 < text.length ? 2 * i + 2 : 0] = (char) ('0' + (from[at + i] & 0xF));
        }
        int sign = text[0] - '0';
        text[0] = sign == MINUS ? '-' : '+';
        for (int i = 1; i < text.length; i++) {
            if (text[i] > '9') {
                throw new ProtocolException("a decimal number has a digit that is none");
            }
        }
        if (sign != PLUS && sign != MINUS) {
            throw new ProtocolException("a decimal number has no sign");
        }
        return new BigDecimal(new BigInteger(new String(text)), scale);
    }
}
