// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.commands.ReasonedHandler;
import org.roundtrip.ui.run.control.RunControl;

/** Stops the current run. */
public final class CancelHandler extends ReasonedHandler {
    private static final Texts TEXTS = Texts.of(CancelHandler.class);

    /** Called by the workbench. */
    public CancelHandler() {
        super("cancel");
    }

    @Override
    public Object execute(ExecutionEvent event) {
        PlatformUI.getWorkbench().getService(RunControl.class).cancel();
        return null;
    }

    @Override
    protected String obstacle(IWorkbenchWindow window) {
        return window.getService(RunControl.class).current().isEmpty() ? TEXTS.text("noneUnderWay") : "";
    }
}
