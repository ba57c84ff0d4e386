// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets;

import java.nio.file.Path;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;

/** Asks for a capture file and shows its packets. */
public final class OpenCaptureHandler extends AbstractHandler {
    @Override
    public Object execute(ExecutionEvent event) {
        open(HandlerUtil.getActiveWorkbenchWindow(event));
        return null;
    }

    static void open(IWorkbenchWindow window) {
        FileDialog dialog = new FileDialog(window.getShell(), SWT.OPEN);
        dialog.setFilterExtensions(new String[] {"*.pcapng;*.pcap;*.cap", "*"});
        dialog.setFilterNames(new String[] {Messages.captureFiles, Messages.allFiles});
        String file = dialog.open();
        if (file != null) {
            try {
                window.getActivePage().openEditor(new CaptureInput(Path.of(file).toAbsolutePath()), CaptureEditor.ID);
            } catch (PartInitException e) {
                ErrorDialog.openError(window.getShell(), null, null, e.getStatus());
            }
        }
    }
}
