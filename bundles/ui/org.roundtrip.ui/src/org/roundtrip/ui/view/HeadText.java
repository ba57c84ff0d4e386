// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

import java.util.function.Predicate;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.text.ShortText;

/**
 * A line that names a run and is shortened where there is too little room. The name loses its middle first, while it
 * still distinguishes runs. Then what comes last goes, and the name again, so that start and state stay. Immutable.
 *
 * @param name such as that of the plan
 * @param kept follows the name and is shortened last; may be empty
 * @param more follows at the end; may be empty
 */
record HeadText(String name, String kept, String more) {
    private static final Texts TEXTS = Texts.of(HeadText.class);
    private static final int TELLING_NAME = 16;
    private static final int LEAST_NAME = 8;
    private static final String CUT = "\u2026";

    /** The same line with something more at its end. */
    HeadText and(String another) {
        return new HeadText(name, kept, more.isEmpty() ? another : TEXTS.text("shownAndMore", more, another));
    }

    /**
     * The same line with something more at the end, which is shortened after the rest of the end. Nothing for an empty
     * text.
     */
    HeadText beginning(String another) {
        return another.isEmpty() ? this : new HeadText(name, kept, more.isEmpty() ? another : TEXTS.text("shownAndMore", another, more));
    }

    /** The whole line. */
    String text() {
        return line(name, more);
    }

    /** The line as far as there is room. @param fits whether a text has room enough */
    String shortened(Predicate<String> fits) {
        if (fits.test(text())) {
            return text();
        }
        for (int length = name.length() - 1; length > TELLING_NAME; length--) {
            String tried = line(ShortText.middle(name, length), more);
            if (fits.test(tried)) {
                return tried;
            }
        }
        String telling = ShortText.middle(name, TELLING_NAME);
        for (int length = more.length() - 1; length > 0; length--) {
            String tried = line(telling, ShortText.beginning(more, length));
            if (fits.test(tried)) {
                return tried;
            }
        }
        String whole = line(telling, "");
        for (int length = Math.min(name.length(), TELLING_NAME); length >= LEAST_NAME && !fits.test(whole); length--) {
            whole = line(ShortText.middle(name, length), "");
        }
        for (int length = whole.length(); length > 1; length--) {
            String tried = length == whole.length() ? whole : ShortText.beginning(whole, length);
            if (fits.test(tried)) {
                return tried;
            }
        }
        return CUT;
    }

    private String line(String first, String last) {
        String named = kept.isEmpty() ? first : TEXTS.text("shownAndMore", first, kept);
        return last.isEmpty() ? named : TEXTS.text("shownAndMore", named, last);
    }
}
