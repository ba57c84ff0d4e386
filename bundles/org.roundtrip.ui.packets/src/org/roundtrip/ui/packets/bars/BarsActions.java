// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bars;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;
import org.roundtrip.ui.parts.ViewAction;

/** The buttons and keys of a view of bars. */
final class BarsActions {
    private final BarsView<?> view;
    private final Action shares;
    private final Action table;

    BarsActions(BarsView<?> view, boolean sharesShown, Control... keys) {
        this.view = view;
        Action previous = ViewAction.push(Messages.previousCall, "back", () -> view.step(-1));
        Action next = ViewAction.push(Messages.nextCall, "forward", () -> view.step(1));
        shares = ViewAction.toggle(Messages.shares, "shares", view::shares);
        shares.setChecked(sharesShown);
        table = ViewAction.toggle(Messages.table, "table", view::table);
        Action copy = ViewAction.push(Messages.copy, "copy", view::copy);
        Action save = ViewAction.push(Messages.save, "export", view::save);
        IActionBars bars = view.getViewSite().getActionBars();
        IToolBarManager tools = bars.getToolBarManager();
        for (Action action : new Action[] {previous, next, shares, table, save}) {
            tools.add(action);
        }
        bars.getMenuManager().add(copy);
        bars.setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
        for (Control control : keys) {
            control.addListener(SWT.KeyDown, this::key);
        }
    }

    private void key(Event event) {
        if ((event.stateMask & SWT.MODIFIER_MASK) != 0) {
            return;
        }
        switch (event.keyCode) {
            case SWT.PAGE_DOWN -> view.step(1);
            case SWT.PAGE_UP -> view.step(-1);
            default -> {
                switch (Character.toLowerCase(event.character)) {
                    case '%' -> flip(shares);
                    case 't' -> flip(table);
                    default -> { }
                }
            }
        }
    }

    private static void flip(Action action) {
        action.setChecked(!action.isChecked());
        action.run();
    }
}
