// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.roundtrip.dissect.text.ShownText;

/** Decimal numbers with two digits in a byte and the sign in the lower half of the last one. IDL's fixed has them. */
public final class PackedDecimal {
    private PackedDecimal() {
    }

    /** Returns the number as text, or the bytes in hexadecimal when they are none. */
    public static String shown(byte[] packed, int scale) {
        try {
            return text(packed, scale);
        } catch (DissectException e) {
            return ShownText.hex(packed);
        }
    }

    /** Returns the number as text. @throws DissectException.Malformed when a half byte is no digit or the last is no sign */
    public static String text(byte[] packed, int scale) throws DissectException {
        StringBuilder digits = new StringBuilder();
        for (byte each : packed) {
            digits.append(Character.forDigit(each >> 4 & 0xF, 16)).append(Character.forDigit(each & 0xF, 16));
        }
        char sign = digits.charAt(digits.length() - 1);
        digits.setLength(digits.length() - 1);
        if (sign != 'c' && sign != 'd' || !digits.chars().allMatch(Character::isDigit)) {
            throw new DissectException.Malformed("decimal", digits.toString() + sign);
        }
        return new BigDecimal(new BigInteger((sign == 'd' ? "-" : "") + digits), scale).toPlainString();
    }
}
