// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets;

import java.nio.file.Path;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.capture.file.CaptureNames;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.packets.desk.CaptureOpener;

/** Opens a capture file: the one in the command's parameter, or one that the person chooses. */
public final class OpenCaptureHandler extends AbstractHandler {
    private static final Texts TEXTS = Texts.of(OpenCaptureHandler.class);

    /** Parameter of the command: the path of the file. */
    public static final String FILE = "org.roundtrip.ui.packets.file";

    @Override
    public Object execute(ExecutionEvent event) {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
        String file = event.getParameter(FILE);
        if (file == null) {
            open(window);
        } else {
            CaptureOpener.open(Path.of(file).toAbsolutePath(), window);
        }
        return null;
    }

    /** Asks for a capture file and opens it. */
    public static void open(IWorkbenchWindow window) {
        FileDialog dialog = new FileDialog(window.getShell(), SWT.OPEN);
        dialog.setText(TEXTS.text("openTitle"));
        dialog.setFilterExtensions(new String[] {String.join(";", CaptureNames.patterns()), "*"});
        dialog.setFilterNames(new String[] {TEXTS.text("captureFiles"), TEXTS.text("allFiles")});
        String file = dialog.open();
        if (file != null) {
            CaptureOpener.open(Path.of(file).toAbsolutePath(), window);
        }
    }
}
