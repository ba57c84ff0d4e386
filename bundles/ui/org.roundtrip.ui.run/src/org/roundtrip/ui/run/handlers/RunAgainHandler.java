// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.engine.check.Objection;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.LeftOut;
import org.roundtrip.ui.commands.ReasonedHandler;
import org.roundtrip.ui.view.RunViews;
import org.roundtrip.ui.run.control.RunControl;

/** Runs the plan of the chosen run once more, as it was then. With a parameter, what was a quick run is a whole one. */
public final class RunAgainHandler extends ReasonedHandler {
    private static final Texts TEXTS = Texts.of(RunAgainHandler.class);
    private static final String WHOLE = "org.roundtrip.ui.run.whole";

    /** Called by the workbench. */
    public RunAgainHandler() {
        super("runAgain");
    }

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
        ChosenRun.of(event).map(ChosenRun::run).ifPresent(run -> again(run, run.quick() && event.getParameter(WHOLE) == null, window));
        return null;
    }

    private static void again(Run run, boolean quick, IWorkbenchWindow window) {
        window.getService(RunControl.class).start(LeftOut.plan(run), quick, window.getService(RunViews.class),
                objections -> MessageDialog.openError(window.getShell(), TEXTS.text("cannotRun"), Objection.lines(objections)));
    }

    @Override
    protected String obstacle(IWorkbenchWindow window) {
        return window.getService(RunControl.class).current().isPresent() ? TEXTS.text("underWay") : ChosenRun.obstacle(window);
    }
}
