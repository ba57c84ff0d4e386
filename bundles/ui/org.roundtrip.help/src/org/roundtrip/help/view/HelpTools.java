// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help.view;

import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.action.ToolBarManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.view.ViewAction;

/** The tool bar of the help and its keys. */
final class HelpTools {
    private static final Texts TEXTS = Texts.of(HelpTools.class);

    private final HelpPane pane;
    private final IAction back;
    private final IAction forward;

    /** Creates the tool bar in a pane. @param contents whether the contents are shown at first */
    HelpTools(HelpPane pane, boolean contents) {
        this.pane = pane;
        back = ViewAction.push(TEXTS.text("back"), "back", pane::back);
        forward = ViewAction.push(TEXTS.text("forward"), "forward", pane::forward);
        IAction contentsSwitch = ViewAction.toggle(TEXTS.text("contents"), "contents", pane::contents);
        contentsSwitch.setChecked(contents);
        ToolBarManager tools = new ToolBarManager(SWT.FLAT);
        tools.add(back);
        tools.add(forward);
        tools.add(contentsSwitch);
        tools.add(new Separator());
        tools.add(ViewAction.push(TEXTS.text("smaller"), "zoom-out", () -> pane.enlarge(-1)));
        tools.add(ViewAction.push(TEXTS.text("larger"), "zoom-in", () -> pane.enlarge(1)));
        tools.createControl(pane);
    }

    /** Enables going back and forward as far as the history allows it. */
    void enable(History history) {
        back.setEnabled(history.canGoBack());
        forward.setEnabled(history.canGoForward());
    }

    /** Handles the keys that the workbench handles in its views. Beside a dialog its key bindings do not apply. */
    void key(Event event) {
        boolean control = event.stateMask == SWT.MOD1 || event.stateMask == (SWT.MOD1 | SWT.SHIFT);
        if (event.stateMask == SWT.ALT && event.keyCode == SWT.ARROW_LEFT) {
            pane.back();
        } else if (event.stateMask == SWT.ALT && event.keyCode == SWT.ARROW_RIGHT) {
            pane.forward();
        } else if (control && event.keyCode == 'f') {
            pane.find();
        } else if (control && (event.keyCode == '+' || event.keyCode == '=' || event.keyCode == SWT.KEYPAD_ADD)) {
            pane.enlarge(1);
        } else if (control && (event.keyCode == '-' || event.keyCode == SWT.KEYPAD_SUBTRACT)) {
            pane.enlarge(-1);
        } else if (control && (event.keyCode == '0' || event.keyCode == SWT.KEYPAD_0)) {
            pane.enlarge(-pane.steps());
        } else {
            return;
        }
        event.doit = false;
    }
}
