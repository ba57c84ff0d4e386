// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Network;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.LoadWords;
import org.roundtrip.words.OutcomeWords;
import org.roundtrip.words.SideWords;

/** Makes the sentences above the findings of a run. */
final class RunSummary {
    private static final Texts TEXTS = Texts.of(RunSummary.class);

    private RunSummary() {
    }

    /** @param found whether there are findings. @return empty when there is nothing to say */
    static String of(Run run, boolean found) {
        List<String> sentences = new ArrayList<>();
        if (run.outcome() == Run.Outcome.RUNNING) {
            sentences.addAll(conditions(run));
            return String.join(" ", sentences);
        }
        sentences.add(OutcomeWords.of(run));
        sentences.add(run.forks().stream().anyMatch(fork -> fork.state() == Fork.State.FAILED) ? TEXTS.text("failedWhy") : "");
        sentences.removeIf(String::isBlank);
        if (sentences.isEmpty() && !found) {
            sentences.add(TEXTS.text("noFinding"));
        }
        sentences.addAll(conditions(run));
        return String.join(" ", sentences);
    }

    /** Network, load and sweep; nothing of loopback and one caller, which are usual. */
    private static List<String> conditions(Run run) {
        Network network = run.plan().protocol().network();
        List<String> sentences = new ArrayList<>();
        if (!network.equals(Network.LOOPBACK)) {
            sentences.add(TEXTS.text("network", SideWords.network(run.plan())));
        }
        LoadWords.of(run.plan()).ifPresent(load -> sentences.add(TEXTS.text("load", load)));
        run.plan().sweep().ifPresent(sweep -> sentences.add(TEXTS.text("sweep", sweep.label())));
        return sentences;
    }
}
