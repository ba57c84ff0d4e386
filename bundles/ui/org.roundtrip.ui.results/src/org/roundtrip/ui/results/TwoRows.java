// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import java.util.List;
import java.util.Optional;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Control;
import org.roundtrip.analysis.Comparison;
import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.FindingWords;
import org.roundtrip.ui.open.OpenRun;

/** Compares the two rows that are selected in a table, in the background. User interface's thread only. */
final class TwoRows {
    private static final Texts TEXTS = Texts.of(TwoRows.class);

    private final Control owner;
    private final Runnable found;
    private List<Result> asked = List.of();
    private String sentence = "";

    /** @param found called on the user interface's thread when there is a sentence on the rows that were asked about last */
    TwoRows(Control owner, Runnable found) {
        this.owner = owner;
        this.found = found;
    }

    /**
     * What there is to say of the rows that were asked about last. Empty while they are compared, and unless they are
     * two.
     */
    Optional<String> sentence() {
        return Optional.of(sentence).filter(words -> !words.isEmpty());
    }

    /** Compares the rows if they are two, else there is nothing to say. */
    void compare(OpenRun run, List<Result> rows) {
        if (rows.equals(asked)) {
            return;
        }
        asked = rows;
        sentence = "";
        if (rows.size() == 2) {
            Job.createSystem("Comparing two rows", (ICoreRunnable) monitor -> {
                String words = run.analysis().flatMap(calls -> Comparison.of(calls, rows.getFirst(), rows.getLast()))
                        .map(against -> FindingWords.sentence(rows.getFirst(), rows.getLast(), against)).orElse(TEXTS.text("rowsNotComparable"));
                if (!owner.isDisposed()) {
                    owner.getDisplay().asyncExec(() -> tell(rows, words));
                }
            }).schedule();
        }
    }

    private void tell(List<Result> rows, String words) {
        if (rows == asked && !owner.isDisposed()) {
            sentence = words;
            found.run();
        }
    }
}
