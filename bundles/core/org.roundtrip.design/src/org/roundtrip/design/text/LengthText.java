// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design.text;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roundtrip.model.Length;

/** A length as people write it: {@code 64}, or {@code 1..9} for a length that is drawn anew for each value. */
final class LengthText {
    private static final Pattern FORM = Pattern.compile("\\s*(\\d{1,9})\\s*(?:\\.\\.\\s*(\\d{1,9}))?\\s*");

    private LengthText() {
    }

    /** Returns the length that a text stands for; empty when it stands for none. */
    static Optional<Length> read(String text) {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            return Optional.empty();
        }
        int min = Integer.parseInt(form.group(1));
        int max = form.group(2) == null ? min : Integer.parseInt(form.group(2));
        return max < min ? Optional.empty() : Optional.of(new Length(min, max));
    }
}
