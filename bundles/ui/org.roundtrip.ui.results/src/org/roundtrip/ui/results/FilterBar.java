// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.bar.BottomBar;
import org.roundtrip.ui.view.SearchWords;

/** The line below the table in which a person filters its rows. All rows are shown again when it is closed. */
final class FilterBar extends BottomBar {
    private static final Texts TEXTS = Texts.of(FilterBar.class);

    private final ResultTable table;
    private boolean open;

    FilterBar(Composite parent, ResultTable table) {
        super(parent, table.control());
        this.table = table;
        text().setMessage(TEXTS.text("filterHint"));
        text().addListener(SWT.Modify, event -> filter());
    }

    /** Shows the line and takes the keyboard. */
    void open() {
        open = true;
        ask(TEXTS.text("filterRows"), null);
        filter();
    }

    /** Filters again and counts, as after a change of the rows. */
    void filter() {
        if (open) {
            table.filter(SearchWords.of(text().getText()));
            say(TEXTS.text("filtered", table.shown(), table.results().size()));
        }
    }

    @Override
    protected void entered() {
        table.control().setFocus();
    }

    @Override
    protected void closed() {
        open = false;
        table.filter(SearchWords.of(""));
    }
}
