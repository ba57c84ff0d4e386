// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import org.eclipse.jface.action.Action;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;
import org.roundtrip.ui.parts.ViewAction;

/**
 * The buttons and keys that all charts of calls have: the next and the previous call, copying and saving. User interface's
 * thread only.
 */
public final class CallChartActions {
    private final IntConsumer step;
    private final Action previous;
    private final Action next;
    private final Action copy;
    private final Action save;

    /**
     * @param step selects the call that is this many calls after the selected one @param copyText the name of the
     *             action to copy
     */
    public CallChartActions(IntConsumer step, String copyText, Runnable copy, Runnable save) {
        this.step = step;
        previous = ViewAction.push(Messages.previousCall, "back", () -> step.accept(-1));
        next = ViewAction.push(Messages.nextCall, "forward", () -> step.accept(1));
        this.copy = ViewAction.push(copyText, "copy", copy);
        this.save = ViewAction.push(Messages.save, "export", save);
    }

    /** Returns the action that selects the previous call. */
    public Action previous() {
        return previous;
    }

    /** Returns the action that selects the next call. */
    public Action next() {
        return next;
    }

    /** Returns the action that saves the chart. */
    public Action save() {
        return save;
    }

    /** Adds actions to a view's tool bar, and copying to its menu and to the menu Edit. */
    public void contribute(IActionBars bars, List<Action> tools) {
        tools.forEach(bars.getToolBarManager()::add);
        bars.getMenuManager().add(copy);
        bars.setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
    }

    /** Lets a control react to Page Up and Page Down, and to characters in lower case, unless a modifier is held. */
    public void bind(Control control, Map<Character, Runnable> characters) {
        control.addListener(SWT.KeyDown, event -> pressed(event, characters));
    }

    private void pressed(Event event, Map<Character, Runnable> characters) {
        if ((event.stateMask & SWT.MODIFIER_MASK) != 0) {
            return;
        }
        switch (event.keyCode) {
            case SWT.PAGE_DOWN -> step.accept(1);
            case SWT.PAGE_UP -> step.accept(-1);
            default -> characters.getOrDefault(Character.toLowerCase(event.character), () -> { }).run();
        }
    }
}
