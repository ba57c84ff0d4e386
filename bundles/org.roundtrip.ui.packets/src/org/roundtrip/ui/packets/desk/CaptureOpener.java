// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import java.nio.file.Path;
import org.eclipse.core.runtime.ILog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.WorkbenchException;
import org.roundtrip.packets.CaptureSource;

/** Opens captures on a window's desk, in the perspective Packets. User interface's thread only. */
public final class CaptureOpener {
    /** Id of the perspective Packets. */
    public static final String PERSPECTIVE = "org.roundtrip.ui.packets.perspective";

    private CaptureOpener() {
    }

    /** Opens a capture file and remembers it among the recent ones. */
    public static void open(Path file, IWorkbenchWindow window) {
        showPerspective(window);
        window.getService(CaptureDesk.class).open(CaptureSource.of(file));
        RecentCaptures.add(file);
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
