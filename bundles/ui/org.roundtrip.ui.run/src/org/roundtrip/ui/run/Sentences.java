// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run;

import org.roundtrip.model.Fork;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.view.RunNames;
import org.roundtrip.words.FindingWords;

/** Describes a run in a sentence. */
public final class Sentences {
    private static final Texts TEXTS = Texts.of(Sentences.class);

    private Sentences() {
    }

    /** Returns the problem and the strongest finding; empty when there is neither. */
    public static String of(OpenRun open) {
        Run run = open.run();
        String problem = run.outcome() == Run.Outcome.DONE ? "" : problem(run);
        String finding = open.findings().stream().findFirst().map(FindingWords::sentence).orElse("");
        return (problem + " " + finding).strip();
    }

    /** Says that a run has ended, how, and what it found. */
    static String ended(OpenRun open) {
        return TEXTS.text("runEnded", new Object[] {RunNames.briefName(open), RunNames.state(open.run()), of(open)}).strip();
    }

    private static String problem(Run run) {
        if (!run.message().isBlank()) {
            return run.message();
        }
        return run.forks().stream().filter(fork -> fork.state() == Fork.State.FAILED && fork.error() != null)
                .findFirst().map(fork -> fork.variant() + ", " + fork.row().called() + ": " + fork.error()).orElse("");
    }
}
