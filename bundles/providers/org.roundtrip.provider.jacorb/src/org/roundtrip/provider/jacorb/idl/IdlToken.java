// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

/**
 * A word, a literal or a sign.
 *
 * @param text   as it is written; of what is in quotes, without these
 * @param spaced whether a blank or a comment is before it
 */
record IdlToken(Kind kind, String text, IdlPlace place, boolean spaced) {

    /** What it is. */
    enum Kind {
        /** A keyword or an identifier. */
        NAME, WHOLE, REAL, CHARACTER, TEXT,
        /** One character, or the two of {@code ::}. */
        SIGN,
        /** What IDL does not have, such as a text without an end. It matters only where it is read. */
        WRONG,
        /** Follows the last one. */
        END
    }

    /** Returns whether it is a certain word or sign, and no literal. */
    boolean is(String wanted) {
        return (kind == Kind.NAME || kind == Kind.SIGN) && text.equals(wanted);
    }

    /** Returns the same at another place, such as that where a macro is used. */
    IdlToken at(IdlToken other) {
        return new IdlToken(kind, text, other.place, spaced);
    }
}
