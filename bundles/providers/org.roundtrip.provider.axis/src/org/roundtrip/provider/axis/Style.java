// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis;

import java.util.Locale;
import java.util.Map;

/** The message styles of SOAP. */
enum Style {
    /** RPC style with SOAP section 5 encoding: each value has its type, and objects are {@code multiRef} elements. */
    ENCODED,
    /** Document style with one wrapper element that the XML schema describes. */
    LITERAL;

    /** The name of the option. */
    static final String OPTION = "style";

    /** Returns the style that the options choose. */
    static Style of(Map<String, String> options) {
        return valueOf(options.get(OPTION).toUpperCase(Locale.ROOT));
    }

    /** Returns the option's value for this style. */
    String value() {
        return name().toLowerCase(Locale.ROOT);
    }
}
