// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.warmup;

import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Combo;
import org.roundtrip.model.text.Texts;

/** The list from which a person chooses a repetition: the latest, all, or one by its number. User interface's thread only. */
final class ForkChoice {
    private static final Texts TEXTS = Texts.of(ForkChoice.class);

    /** Index of the first repetition in the list. */
    private static final int FIRST = 2;
    private final Combo list;

    /** @param chosen is called with what a person has chosen, see {@link WarmUpSettings#repetition()} */
    ForkChoice(Combo list, IntConsumer chosen) {
        this.list = list;
        list.addListener(SWT.Selection, event -> chosen.accept(repetition(list.getSelectionIndex())));
    }

    /** Offers so many repetitions; nothing when there is only one. */
    void offer(int count) {
        list.setItems(IntStream.range(0, FIRST + count).mapToObj(ForkChoice::label).toArray(String[]::new));
        list.select(0);
        ((GridData) list.getLayoutData()).exclude = count == 1;
        list.setVisible(count > 1);
    }

    /** Shows what is chosen. */
    void show(int repetition) {
        list.select(switch (repetition) {
            case WarmUpSettings.LATEST -> 0;
            case WarmUpSettings.ALL -> 1;
            default -> repetition + FIRST - 1;
        });
    }

    private static String label(int index) {
        return switch (index) {
            case 0 -> TEXTS.text("latestFork");
            case 1 -> TEXTS.text("allForks");
            default -> TEXTS.text("forkNumber", repetition(index));
        };
    }

    private static int repetition(int index) {
        return switch (index) {
            case 0 -> WarmUpSettings.LATEST;
            case 1 -> WarmUpSettings.ALL;
            default -> index - FIRST + 1;
        };
    }
}
