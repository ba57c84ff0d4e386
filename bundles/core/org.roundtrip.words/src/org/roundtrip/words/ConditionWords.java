// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import org.roundtrip.analysis.condition.Check;
import org.roundtrip.model.text.Texts;

/** Words about conditions at which a build fails. */
public final class ConditionWords {
    private ConditionWords() {
    }

    /** Says what became of a condition, such as {@code Open: p50 > 40 on JacORB, ping: 39.2 and 40.} */
    public static String sentence(Check check) {
        return Texts.of(ConditionWords.class).text("condition." + check.answer(), check.condition(), row(check), number(check.left()),
                number(check.right()));
    }

    /** The row or operation of a check. */
    public static String row(Check check) {
        return check.provider().isEmpty() ? check.operation() : check.provider() + ", " + check.operation();
    }

    private static String number(Double number) {
        return number == null ? Numbers.NOT_MEASURED : Numbers.wholeOrMean(number);
    }
}
