// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.view.ViewAction;

/** The menu in which a person chooses the columns of a table. */
public final class ColumnMenu {
    private static final Texts TEXTS = Texts.of(ColumnMenu.class);

    private ColumnMenu() {
    }

    /**
     * Makes the menu. It has a tick for each column that can be hidden, and an entry that restores the first state.
     *
     * @param changed runs after each choice
     */
    public static <R> MenuManager of(ColumnModel<R> columns, Runnable changed) {
        MenuManager menu = new MenuManager(TEXTS.text("columns"));
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener(opened -> fill(opened, columns, changed));
        return menu;
    }

    private static <R> void fill(IMenuManager menu, ColumnModel<R> columns, Runnable changed) {
        columns.all().stream().filter(column -> !column.fixed()).forEach(column -> {
            ViewAction entry = ViewAction.toggle(label(columns, column), null, show -> {
                columns.show(column, show);
                changed.run();
            });
            entry.setToolTipText(column.tip());
            entry.setChecked(columns.shows(column));
            menu.add(entry);
        });
        menu.add(new Separator());
        menu.add(ViewAction.push(TEXTS.text("reset"), null, () -> {
            columns.reset();
            changed.run();
        }));
    }

    /** In an action's text an ampersand marks a mnemonic, and an at sign begins a key. */
    private static <R> String label(ColumnModel<R> columns, Column<R> column) {
        String title = column.title().isEmpty() ? column.tip() : column.title();
        return (columns.leavesOut(column) ? TEXTS.text("noValues", title) : title).replace("&", "&&").replace("@", "@@");
    }
}
