// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

/**
 * A word of a filter.
 *
 * @param text of a string without its quotes, else as it is written
 * @param from where it begins
 * @param to   where it ends
 */
record Token(Kind kind, String text, int from, int to) {
    enum Kind {
        /** A name or a value without quotes. */
        WORD,
        STRING,
        /** An operator, a bracket or a comma. */
        SIGN,
        END
    }

    boolean is(String sign) {
        return (kind == Kind.SIGN || kind == Kind.WORD) && text.equals(sign);
    }
}
