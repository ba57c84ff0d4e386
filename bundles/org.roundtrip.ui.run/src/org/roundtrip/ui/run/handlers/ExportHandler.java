// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import java.nio.file.Path;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.report.Reports;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.run.library.Item.RunItem;

/** Asks for a file and writes the report of the selected run, or else of the run in focus, in the format of its name. */
public final class ExportHandler extends AbstractHandler {
    private static final String[] ENDINGS = {"*.html", "*.csv", "*.json"};

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
        Path run = run(event, window);
        if (run == null) {
            return null;
        }
        FileDialog dialog = new FileDialog(window.getShell(), SWT.SAVE);
        dialog.setText(Messages.exportTitle);
        dialog.setFilterNames(new String[] {Messages.html, Messages.csv, Messages.json});
        dialog.setFilterExtensions(ENDINGS);
        dialog.setFileName(run.getFileName() + ".html");
        dialog.setOverwrite(true);
        String file = dialog.open();
        if (file != null) {
            boolean named = Reports.objection(Path.of(file)) == null;
            new ReportJob(run, Path.of(named ? file : file + ENDINGS[Math.max(0, dialog.getFilterIndex())].substring(1)))
                    .schedule();
        }
        return null;
    }

    private static Path run(ExecutionEvent event, IWorkbenchWindow window) {
        if (HandlerUtil.getCurrentStructuredSelection(event).getFirstElement() instanceof RunItem item) {
            return item.folder();
        }
        OpenRun open = window.getService(FocusService.class).focus().run();
        return open == null ? null : open.folder().folder();
    }
}
