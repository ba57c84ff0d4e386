// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.ui.focus.ComparedRuns;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.run.library.opening.Opening;

/** Shows the charts of the runs that are compared beside each other, with the same axes. Does nothing while no runs are. */
public final class ChartsBesideHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
        List<OpenRun> runs = window.getService(ComparedRuns.class).runs();
        FocusService focus = window.getService(FocusService.class);
        for (OpenRun run : runs) {
            if (run == runs.getFirst()) {
                focus.set(focus.focus().in(run), null);
            } else {
                Opening.beside(run.folder().folder(), window.getActivePage());
            }
        }
        return null;
    }
}
