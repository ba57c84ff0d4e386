// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.views;

import org.eclipse.osgi.util.NLS;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Run;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.parts.RunNames;

/** Describes a run in a sentence. */
public final class Sentences {
    private Sentences() {
    }

    /** Returns the problem and the finding, or the state when there is neither. */
    public static String of(OpenRun open) {
        Run run = open.run();
        String problem = run.outcome() == Run.Outcome.DONE ? "" : problem(run);
        String said = (problem + " " + open.finding()).strip();
        return said.isEmpty() ? NLS.bind(Messages.runStands, RunNames.shortName(run), LibraryTree.outcome(run)) : said;
    }

    private static String problem(Run run) {
        if (!run.message().isBlank()) {
            return run.message();
        }
        return run.forks().stream().filter(fork -> fork.state() == Fork.State.FAILED && fork.error() != null)
                .findFirst().map(fork -> fork.variant() + ", " + fork.operation() + ": " + fork.error()).orElse("");
    }
}
