// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.draft;

import java.util.Locale;

/** The kinds of shapes from which a person chooses. */
public enum Kind {
    BOOLEAN, BYTE, SHORT, INT, LONG, FLOAT, DOUBLE, CHAR, STRING, UNICODE, BYTES, TIMESTAMP, DECIMAL, ENUM, OPTIONAL, LIST, MAP,
    STRUCT, UNION;

    /** Whether values of this kind have a length. */
    public boolean hasLength() {
        return this == STRING || this == UNICODE || this == BYTES || this == LIST || this == MAP;
    }

    /** Whether shapes of this kind have a name of their own. */
    public boolean isNamed() {
        return this == ENUM || hasFields();
    }

    /** Whether shapes of this kind contain others with names: fields or cases. */
    public boolean hasFields() {
        return this == STRUCT || this == UNION;
    }

    /** Whether shapes of this kind contain others without names: a list's element, an optional value, a map's key and value. */
    boolean hasElements() {
        return this == LIST || this == OPTIONAL || this == MAP;
    }

    /** Whether shapes of this kind contain other shapes. */
    public boolean hasParts() {
        return hasFields() || hasElements();
    }

    /** The kind as a word in lower case. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
