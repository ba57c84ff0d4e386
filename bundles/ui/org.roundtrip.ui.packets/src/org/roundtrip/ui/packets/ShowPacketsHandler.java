// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets;

import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.commands.ReasonedHandler;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.packets.desk.CaptureOpener;
import org.roundtrip.ui.view.RunView;

/** Shows the packets of the fork in focus; in a view that keeps another run, those of that run. */
public final class ShowPacketsHandler extends ReasonedHandler {
    private static final Texts TEXTS = Texts.of(ShowPacketsHandler.class);

    /** Called by the workbench. */
    public ShowPacketsHandler() {
        super("showPackets");
    }

    @Override
    protected String obstacle(IWorkbenchWindow window) {
        return window.getService(FocusService.class).focus().run() == null ? TEXTS.text("noRunOpen") : "";
    }

    @Override
    public Object execute(ExecutionEvent event) {
        if (HandlerUtil.getActivePart(event) instanceof RunView view) {
            view.focusHere();
        }
        CaptureOpener.openFocus(HandlerUtil.getActiveWorkbenchWindow(event));
        return null;
    }
}
