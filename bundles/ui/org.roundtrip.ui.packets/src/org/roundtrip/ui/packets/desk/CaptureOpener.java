// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import java.nio.file.Path;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.WorkbenchException;
import org.roundtrip.model.text.Texts;

/** Opens captures on a window's desk, in the perspective Packets. User interface's thread only. */
public final class CaptureOpener {
    private static final Texts TEXTS = Texts.of(CaptureOpener.class);

    /** Id of the perspective Packets. */
    public static final String PERSPECTIVE = "org.roundtrip.ui.packets.perspective";

    private CaptureOpener() {
    }

    /**
     * Opens a capture file. For a file that cannot be read as a capture, says why in a dialog, which does not block, and
     * shows what was shown before.
     */
    public static void open(Path file, IWorkbenchWindow window) {
        showPerspective(window);
        window.getService(CaptureDesk.class).openFile(file, sentence -> refuse(sentence, window));
    }

    private static void refuse(String sentence, IWorkbenchWindow window) {
        MessageDialog dialog = new MessageDialog(window.getShell(), TEXTS.text("unreadable"), null, sentence, MessageDialog.ERROR,
                0, IDialogConstants.OK_LABEL);
        dialog.setBlockOnOpen(false);
        dialog.open();
    }

    /** Opens the capture of the fork in focus. */
    public static void openFocus(IWorkbenchWindow window) {
        showPerspective(window);
        window.getService(CaptureDesk.class).openFocus();
    }

    /** Shows the perspective Packets in a window. */
    public static void showPerspective(IWorkbenchWindow window) {
        try {
            window.getWorkbench().showPerspective(PERSPECTIVE, window);
        } catch (WorkbenchException e) {
            ILog.get().error("The perspective Packets cannot be shown.", e);
        }
    }
}
