// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.draft;

import java.util.Locale;

/** The kinds of shapes from which a person chooses. */
public enum Kind {
    BOOLEAN, BYTE, SHORT, INT, LONG, FLOAT, DOUBLE, STRING, UNICODE, BYTES, ENUM, LIST, STRUCT;

    /** Whether values of this kind have a length. */
    public boolean hasLength() {
        return this == STRING || this == UNICODE || this == BYTES || this == LIST;
    }

    /** Whether shapes of this kind have a name of their own. */
    public boolean isNamed() {
        return this == ENUM || this == STRUCT;
    }

    /** Whether shapes of this kind contain other shapes. */
    public boolean hasParts() {
        return this == LIST || this == STRUCT;
    }

    /** The kind as a word in lower case. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
