// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.form;

import org.roundtrip.model.Behaviour;

/** Says what the behaviours of operations are. */
public final class BehaviourWords {
    private BehaviourWords() {
    }

    /** Returns the name of a behaviour. */
    public static String word(Behaviour behaviour) {
        return switch (behaviour) {
            case NOTHING -> Messages.nothing;
            case ECHO -> Messages.echo;
            case GENERATE -> Messages.generate;
            case UPPER_CASE -> Messages.upperCase;
            case MULTIPLY_BY_TWO -> Messages.multiplyByTwo;
            case COUNT_AND_UPPER_CASE -> Messages.countAndUpperCase;
            case THROW -> Messages.throwing;
        };
    }

    /** Returns what the server does with a call, as a sentence. */
    public static String description(Behaviour behaviour) {
        return switch (behaviour) {
            case NOTHING -> Messages.nothingDoes;
            case ECHO -> Messages.echoDoes;
            case GENERATE -> Messages.generateDoes;
            case UPPER_CASE -> Messages.upperCaseDoes;
            case MULTIPLY_BY_TWO -> Messages.multiplyByTwoDoes;
            case COUNT_AND_UPPER_CASE -> Messages.countAndUpperCaseDoes;
            case THROW -> Messages.throwingDoes;
        };
    }
}
