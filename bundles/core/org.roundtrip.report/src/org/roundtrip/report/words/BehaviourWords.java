// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.words;

import org.roundtrip.model.Behaviour;

/** Says what the behaviours of operations are. */
public final class BehaviourWords {
    private BehaviourWords() {
    }

    /** Returns the name of a behaviour. */
    public static String word(Behaviour behaviour) {
        return Messages.text("behaviour." + behaviour);
    }

    /** Returns what the server does with a call, as a sentence. */
    public static String description(Behaviour behaviour) {
        return Messages.text("behaviour.does." + behaviour);
    }
}
