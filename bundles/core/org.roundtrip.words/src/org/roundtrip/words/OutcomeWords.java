// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;

/** How a run ended, in sentences. Any thread. */
public final class OutcomeWords {
    private static final Texts TEXTS = Texts.of(OutcomeWords.class);

    private OutcomeWords() {
    }

    /**
     * Returns what kept a run that has ended from measuring all. It says how many forks failed, where it was cancelled,
     * and the run's own message.
     *
     * @return empty when all was measured
     */
    public static String of(Run run) {
        int all = run.forks().size();
        long failed = run.forks().stream().filter(fork -> fork.state() == Fork.State.FAILED).count();
        String message = run.message();
        List<String> sentences = new ArrayList<>();
        if (failed > 0 && (message.isEmpty() || run.outcome() != Run.Outcome.FAILED)) {
            sentences.add(TEXTS.text("outcome.failed", failed, all));
        }
        if (!message.isEmpty()) {
            sentences.add(message);
        } else if (run.outcome() == Run.Outcome.CANCELLED) {
            sentences.add(TEXTS.text("outcome.cancelled", run.forksEnded(), all));
        }
        return String.join(" ", sentences);
    }
}
