// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import java.math.BigInteger;

/** The value of a constant expression. */
sealed interface IdlValue {

    /** An integer. */
    record Whole(BigInteger number) implements IdlValue {
        static Whole of(boolean value) {
            return new Whole(value ? BigInteger.ONE : BigInteger.ZERO);
        }
    }

    /** A number with a fraction; an approximation is good enough, because no type depends on it. */
    record Real(double number) implements IdlValue {
    }

    /** A text, a character, an enumerator or a truth value. No type depends on what it is. */
    record Word(String text) implements IdlValue {
    }
}
