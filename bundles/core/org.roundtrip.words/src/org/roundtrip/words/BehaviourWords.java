// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import org.roundtrip.model.Behaviour;
import org.roundtrip.model.text.Texts;

/** Says what the behaviours of operations are. */
public final class BehaviourWords {
    private static final Texts TEXTS = Texts.of(BehaviourWords.class);

    private BehaviourWords() {
    }

    /** Returns the name of a behaviour. */
    public static String word(Behaviour behaviour) {
        return TEXTS.text("behaviour." + behaviour);
    }

    /** Returns what the server does with a call, as a sentence. */
    public static String description(Behaviour behaviour) {
        return TEXTS.text("behaviour.does." + behaviour);
    }
}
