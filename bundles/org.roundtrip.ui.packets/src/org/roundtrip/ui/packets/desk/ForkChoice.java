// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import java.util.List;
import java.util.Optional;
import org.eclipse.osgi.util.NLS;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Run;
import org.roundtrip.report.Numbers;
import org.roundtrip.ui.focus.Focus;

/** Which of a run's forks has the packets that are to be seen. */
public final class ForkChoice {
    private ForkChoice() {
    }

    /** A fork in the list of forks. */
    public static String label(Fork fork) {
        Object[] words = {fork.number(), fork.variant(), fork.operation(),
            Numbers.count(fork.capture() == null ? null : fork.capture().packets())};
        String pattern = fork.capture() == null ? Messages.forkLabelOpen
                : fork.capture().packets() == null ? Messages.forkLabelNone : Messages.forkLabel;
        return NLS.bind(pattern, words);
    }

    /**
     * The fork that a focus means: the one it names; else the first with packets of the row it names; else the first of
     * that row; else, as far as it names none, the same among all forks.
     */
    public static Optional<Fork> of(Run run, Focus focus) {
        List<Fork> forks = run.forks();
        Optional<Fork> named = forks.stream().filter(fork -> focus.fork() != null && fork.number() == focus.fork())
                .findFirst();
        List<Fork> row = forks.stream().filter(fork -> (focus.variant() == null || fork.variant().equals(focus.variant()))
                && (focus.operation() == null || fork.operation().equals(focus.operation()))).toList();
        return named.or(() -> row.stream().filter(ForkChoice::captured).findFirst())
                .or(() -> row.stream().findFirst());
    }

    public static boolean captured(Fork fork) {
        return fork.capture() != null && fork.capture().packets() != null;
    }

    /** Why a fork has no packets, in one sentence. */
    public static String reason(Run run, Fork fork) {
        if (fork.capture() != null && fork.capture().missing() != null) {
            return fork.capture().missing();
        }
        if (run.plan().protocol().captureCalls() == 0) {
            return Messages.noneAsked;
        }
        if (run.outcome() == Run.Outcome.RUNNING && fork.error() == null) {
            return Messages.notYetHow;
        }
        return fork.error() == null ? Messages.noneForkFailed : Messages.noneForkFailed + " " + fork.error();
    }
}
