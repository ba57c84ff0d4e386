// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis;

import java.util.Locale;
import java.util.Map;

/** How messages look. */
enum Style {
    /** RPC style, SOAP section 5 encoding: every value typed, objects as {@code multiRef} elements. */
    ENCODED,
    /** Document style with one wrapper element that the XML schema describes. */
    LITERAL;

    /** The option's name. */
    static final String OPTION = "style";

    /** As options have it. */
    static Style of(Map<String, String> options) {
        return valueOf(options.get(OPTION).toUpperCase(Locale.ROOT));
    }

    /** The option's value. */
    String value() {
        return name().toLowerCase(Locale.ROOT);
    }
}
