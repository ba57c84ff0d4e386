// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import java.util.List;
import java.util.function.IntConsumer;
import org.eclipse.jface.action.Action;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.chart.ChartCommands;
import org.roundtrip.ui.view.EditCommand;
import org.roundtrip.ui.view.ViewAction;

/**
 * The buttons and commands that all charts of calls have: the next and the previous call, copying and saving. User
 * interface's thread only.
 */
public final class CallChartActions {
    private static final Texts TEXTS = Texts.of(CallChartActions.class);

    /** The context of keys that go from call to call; the ids of their commands begin with it. */
    public static final String CONTEXT = "org.roundtrip.ui.packets.calls";
    private final Action previous;
    private final Action next;
    private final Action copy;
    private final Action save;

    /**
     * @param step selects the call that is this many calls after the selected one @param copyText the name of the
     *             action to copy
     */
    public CallChartActions(IntConsumer step, String copyText, Runnable copy, Runnable save) {
        previous = ViewAction.push(TEXTS.text("previousCall"), "back", () -> step.accept(-1));
        next = ViewAction.push(TEXTS.text("nextCall"), "forward", () -> step.accept(1));
        this.copy = ViewAction.push(copyText, "copy", copy);
        this.save = ViewAction.push(TEXTS.text("save"), "export", save);
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
        EditCommand.handle(bars, ActionFactory.COPY, copy);
    }

    /** Lets the commands of a chart run these actions. */
    public void addTo(ChartCommands commands) {
        commands.add(CONTEXT + ".previous", previous);
        commands.add(CONTEXT + ".next", next);
        commands.addSaving(copy, save);
    }
}
