// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.draft;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roundtrip.model.Forks;

/** Numbers of forks as they are typed, such as {@code 10} or {@code 4 to 16}. */
final class ForksText {
    private static final Pattern RANGE = Pattern.compile("\\s*(\\d{1,4})\\s+to\\s+(\\d{1,4})\\s*");

    private ForksText() {
    }

    static String of(Forks forks) {
        return forks.isFixed() ? Integer.toString(forks.least()) : forks.least() + " to " + forks.most();
    }

    /** Whether a text names two numbers, which may be out of their range. */
    static boolean isRange(String text) {
        return RANGE.matcher(text).matches();
    }

    /** @throws IllegalArgumentException with one sentence when it is not such a text */
    static Forks parse(String text) {
        Matcher range = RANGE.matcher(text);
        return range.matches() ? new Forks(Integer.parseInt(range.group(1)), Integer.parseInt(range.group(2)))
                : Forks.fixed(Integer.parseInt(text.strip()));
    }
}
