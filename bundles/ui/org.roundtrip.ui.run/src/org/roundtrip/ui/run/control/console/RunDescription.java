// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.control.console;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.view.RunNames;
import org.roundtrip.words.FactGroup;
import org.roundtrip.words.MachineWords;
import org.roundtrip.words.Numbers;
import org.roundtrip.words.RunTitle;

/** The description of a run in lines of text: its environment, its forks and how it ended. */
final class RunDescription {
    private static final Texts TEXTS = Texts.of(RunDescription.class);

    private RunDescription() {
    }

    static List<String> of(Run run) {
        List<String> lines = new ArrayList<>();
        lines.add(TEXTS.text("logStarted", RunTitle.of(run), RunNames.when(run.started())));
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
            lines.add(TEXTS.text("logEnded", RunNames.state(run), RunNames.when(run.ended())));
        }
        return lines;
    }

    private static String state(Fork.State state) {
        return switch (state) {
            case PLANNED -> TEXTS.text("forkPlanned");
            case RUNNING -> TEXTS.text("forkRunning");
            case DONE -> TEXTS.text("forkDone");
            case FAILED -> TEXTS.text("forkFailed");
            case CANCELLED -> TEXTS.text("forkCancelled");
            case REFUSED -> TEXTS.text("forkRefused");
        };
    }

    private static String line(Fork fork) {
        String what = TEXTS.text("logFork", new Object[] {fork.repetition(), fork.variant(), fork.row().called(),
            state(fork.state()), Numbers.nanos(fork.lookupNanos()),
            Numbers.nanos(fork.connectNanos())});
        Fork.Capture capture = fork.capture();
        if (capture != null && capture.missing() != null) {
            what += "; " + capture.missing();
        } else if (capture != null) {
            what += TEXTS.text("logCapture", capture.packets(), capture.calls());
        }
        what += MachineWords.of(fork).map(words -> "; " + words).orElse("");
        return fork.error() == null ? what : what + ": " + fork.error();
    }
}
