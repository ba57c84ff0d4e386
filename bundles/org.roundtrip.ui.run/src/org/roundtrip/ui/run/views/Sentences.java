// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.views;

import org.eclipse.osgi.util.NLS;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Run;
import org.roundtrip.report.words.FindingWords;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.parts.RunNames;

/** Describes a run in a sentence. */
public final class Sentences {
    private Sentences() {
    }

    /** Returns the problem and the strongest finding; empty when there is neither. */
    public static String of(OpenRun open) {
        Run run = open.run();
        String problem = run.outcome() == Run.Outcome.DONE ? "" : problem(run);
        String finding = open.findings().stream().findFirst().map(FindingWords::sentence).orElse("");
        return (problem + " " + finding).strip();
    }

    /** Returns the same with the name of the run before it, or the name and state when there is neither. */
    static String named(OpenRun open) {
        String said = of(open);
        return NLS.bind(Messages.runStands, RunNames.briefName(open),
                said.isEmpty() ? RunNames.state(open.run()) : said);
    }

    /** Says that a run has ended, how, and what it found. */
    static String ended(OpenRun open) {
        return NLS.bind(Messages.runEnded, new Object[] {RunNames.briefName(open), RunNames.state(open.run()),
            of(open)}).strip();
    }

    private static String problem(Run run) {
        if (!run.message().isBlank()) {
            return run.message();
        }
        return run.forks().stream().filter(fork -> fork.state() == Fork.State.FAILED && fork.error() != null)
                .findFirst().map(fork -> fork.variant() + ", " + fork.row().called() + ": " + fork.error()).orElse("");
    }
}
