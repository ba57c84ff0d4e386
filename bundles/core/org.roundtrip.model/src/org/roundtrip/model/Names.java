// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.regex.Pattern;
import org.roundtrip.model.text.Texts;

/**
 * Checks names of contracts, operations, parameters, structs, fields and enum constants. They have a letter, then
 * letters, digits and underscores, at most 60 characters. All interface languages allow such names; the contract
 * compiler of a middleware escapes the reserved words of its language.
 */
public final class Names {
    private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z][A-Za-z0-9_]{0,59}");

    private Names() {
    }

    /** Whether {@code name} may be used. */
    public static boolean valid(String name) {
        return name != null && IDENTIFIER.matcher(name).matches();
    }

    /** @throws IllegalArgumentException when {@code name} may not be used */
    public static String require(String name) {
        if (!valid(name)) {
            throw new IllegalArgumentException(Texts.of(Names.class).text("name", String.valueOf(name)));
        }
        return name;
    }
}
