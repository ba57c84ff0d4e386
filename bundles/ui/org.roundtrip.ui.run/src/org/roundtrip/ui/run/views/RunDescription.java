// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.views;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.osgi.util.NLS;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Run;
import org.roundtrip.model.Texts;
import org.roundtrip.report.Numbers;
import org.roundtrip.report.words.FactGroup;
import org.roundtrip.report.words.MachineWords;
import org.roundtrip.ui.parts.RunNames;

/** The description of a run in lines of text: its environment, its forks and how it ended. */
final class RunDescription {
    private RunDescription() {
    }

    static List<String> of(Run run) {
        List<String> lines = new ArrayList<>();
        lines.add(NLS.bind(Messages.logStarted, run.plan().name(), RunNames.when(run.started())));
        for (FactGroup group : FactGroup.of(run)) {
            lines.add("  " + group.title());
            group.facts().forEach((name, value) -> lines.add("    " + name + ": " + value));
        }
        for (Fork fork : run.forks()) {
            if (fork.state() != Fork.State.PLANNED) {
                lines.add(line(fork));
            }
        }
        if (!run.message().isBlank()) {
            lines.add(run.message());
        }
        if (run.ended() != null) {
            lines.add(NLS.bind(Messages.logEnded, RunNames.state(run), RunNames.when(run.ended())));
        }
        return lines;
    }

    private static String state(Fork.State state) {
        return switch (state) {
            case PLANNED -> Messages.forkPlanned;
            case RUNNING -> Messages.forkRunning;
            case DONE -> Messages.forkDone;
            case FAILED -> Messages.forkFailed;
            case CANCELLED -> Messages.forkCancelled;
            case REFUSED -> Messages.forkRefused;
        };
    }

    private static String line(Fork fork) {
        String what = NLS.bind(Messages.logFork, new Object[] {fork.repetition(), fork.variant(), fork.row().called(),
            state(fork.state()), Numbers.nanos(fork.lookupNanos()),
            Numbers.nanos(fork.connectNanos())});
        Fork.Capture capture = fork.capture();
        if (capture != null && capture.missing() != null) {
            what += "; " + capture.missing();
        } else if (capture != null) {
            what += Texts.fill(Messages.logCapture, capture.packets(), capture.calls());
        }
        what += MachineWords.of(fork).map(words -> "; " + words).orElse("");
        return fork.error() == null ? what : what + ": " + fork.error();
    }
}
