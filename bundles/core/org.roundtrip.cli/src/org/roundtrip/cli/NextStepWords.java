// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import org.roundtrip.analysis.NextStep;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;

/** Writes what to do next after a run, with the command that does it. */
final class NextStepWords {
    private static final Texts TEXTS = Texts.of(Context.class);
    private static final int MINUTE = 60;

    private NextStepWords() {
    }

    static String of(NextStep step, Run run) {
        return switch (step) {
            case NextStep.Again again -> TEXTS.text("next." + again.state());
            case NextStep.Whole whole -> TEXTS.text("next.whole", run.plan().name());
            case NextStep.More more -> TEXTS.text("next.more", more.blocks(), more.seconds() / MINUTE, more.seconds() % MINUTE, run.id());
        };
    }
}
