// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import java.util.List;
import java.util.function.IntConsumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.roundtrip.ui.theme.Theme;

/** One of several lists beside each other in which a person chooses. It is not there while it has no choices. */
final class ChoiceList {
    private static final int MOST_VISIBLE = 20;
    private final Combo combo;
    private List<String> items = List.of();
    private String tip = "";

    /** @param chosen receives the index of the choice @param resized called when texts became larger or smaller */
    ChoiceList(Composite parent, IntConsumer chosen, Runnable resized) {
        combo = new Combo(parent, SWT.READ_ONLY);
        combo.setVisibleItemCount(MOST_VISIBLE);
        combo.setVisible(false);
        Theme.onChange(combo, resized);
        combo.addListener(SWT.Selection, event -> chooseLater(chosen));
        combo.addListener(SWT.MouseEnter, event -> explain());
    }

    /**
     * Later, when the open list is closed and the focus is here again. Until then no control has it, which would stay
     * so.
     */
    private void chooseLater(IntConsumer chosen) {
        int index = combo.getSelectionIndex();
        List<String> offered = items;
        combo.getDisplay().asyncExec(() -> {
            if (!combo.isDisposed() && items == offered && index >= 0) {
                chosen.accept(index);
            }
        });
    }

    /** Only a list that cuts its choices off has a tip. A tip lies over the choices when they are opened. */
    private void explain() {
        combo.setToolTipText(combo.getSize().x < combo.computeSize(SWT.DEFAULT, SWT.DEFAULT).x ? tip : null);
    }

    /** The width at which no choice is cut off; 0 while there is none. */
    int wanted() {
        if (items.isEmpty()) {
            return 0;
        }
        // GTK says of a list that has no room yet, as in a view that is still behind others, that it needs none.
        GC gc = new GC(combo);
        int longest = items.stream().mapToInt(each -> gc.textExtent(each).x).max().getAsInt() + gc.getFontMetrics().getHeight();
        gc.dispose();
        return Math.max(longest, combo.computeSize(SWT.DEFAULT, SWT.DEFAULT).x);
    }

    Control control() {
        return combo;
    }

    String item(int index) {
        return items.get(index);
    }

    /** Offers choices, selects one of them or, for null, none, and explains it. @return whether other choices are offered than before */
    boolean show(List<String> choices, String selected, String explanation) {
        boolean other = !choices.equals(items);
        if (other) {
            items = choices;
            combo.setItems(choices.toArray(String[]::new));
            combo.setVisible(!choices.isEmpty());
        }
        int index = selected == null ? -1 : choices.indexOf(selected);
        if (index < 0) {
            combo.deselectAll();
        } else if (index != combo.getSelectionIndex()) {
            combo.select(index);
        }
        combo.setEnabled(choices.size() > 1);
        tip = explanation;
        return other;
    }
}
