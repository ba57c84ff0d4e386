// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.runtime;

/** Reads small numbers from larger ones, and refuses those that do not fit. */
public final class Narrow {
    private Narrow() {
    }

    /** Returns an 8-bit number. */
    public static byte toByte(int value) {
        if (value != (byte) value) {
            throw new ArithmeticException(value + " is not an 8-bit number");
        }
        return (byte) value;
    }

    /** Returns a UTF-16 code unit. */
    public static char toChar(int value) {
        if (value != (char) value) {
            throw new ArithmeticException(value + " is not a UTF-16 code unit");
        }
        return (char) value;
    }

    /** Returns a 16-bit number. */
    public static short toShort(int value) {
        if (value != (short) value) {
            throw new ArithmeticException(value + " is not a 16-bit number");
        }
        return (short) value;
    }
}
