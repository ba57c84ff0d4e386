// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.words.StudiedWords;
import org.roundtrip.ui.commands.ReasonedHandler;
import org.roundtrip.ui.run.hosts.Hosts;
import org.roundtrip.ui.run.hosts.RunOnHostsDialog;

/** Asks for the hosts of one run, and runs the plan there that Run would run. */
public final class RunOnHostsHandler extends ReasonedHandler {
    /** Called by the workbench. */
    public RunOnHostsHandler() {
        super("runOnHosts");
    }

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        Shell window = HandlerUtil.getActiveShellChecked(event);
        RunHandler.chosen(event).ifPresent(editor -> {
            if (editor.isProblem()) {
                // The editor says which problem it has; there is no need to ask for hosts first.
                editor.run(false);
                return;
            }
            RunOnHostsDialog dialog = new RunOnHostsDialog(window, PlatformUI.getWorkbench().getService(Hosts.class),
                    editor.plan().map(StudiedWords::leftOut).orElse(""));
            if (dialog.open() == Window.OK) {
                editor.run(dialog.quick(), plan -> plan.at(dialog.clients(), dialog.servers()));
            }
        });
        return null;
    }

    @Override
    protected String obstacle(IWorkbenchWindow window) {
        return RunHandler.obstacleOfPlan(window);
    }
}
