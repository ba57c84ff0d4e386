// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.engine.check.Objection;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.commands.ReasonedHandler;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.view.RunViews;

/** Adds blocks to the run in focus, as many as its parameter says. */
public final class MoreHandler extends ReasonedHandler {
    private static final Texts TEXTS = Texts.of(MoreHandler.class);
    private static final String BLOCKS = "org.roundtrip.ui.run.blocks";

    /** Called by the workbench. */
    public MoreHandler() {
        super("more");
    }

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
        OpenRun run = window.getService(FocusService.class).focus().run();
        if (run != null) {
            window.getService(RunControl.class).more(run, Integer.parseInt(event.getParameter(BLOCKS)), window.getService(RunViews.class),
                    objections -> MessageDialog.openError(window.getShell(), TEXTS.text("cannotRun"), Objection.lines(objections)));
        }
        return null;
    }

    @Override
    protected String obstacle(IWorkbenchWindow window) {
        return window.getService(RunControl.class).current().isPresent() ? TEXTS.text("underWay") : ChosenRun.obstacle(window);
    }
}
