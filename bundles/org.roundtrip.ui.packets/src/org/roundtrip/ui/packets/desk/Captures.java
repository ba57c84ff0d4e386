// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import java.nio.file.Path;
import org.eclipse.core.runtime.ILog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.WorkbenchException;
import org.roundtrip.packets.CaptureSource;

/** Brings captures to a window's desk. User interface's thread only. */
public final class Captures {
    /** Id of the perspective in which packets are studied. */
    public static final String PERSPECTIVE = "org.roundtrip.ui.packets.perspective";

    private Captures() {
    }

    /** Looks at a capture file from anywhere, in the perspective for it. */
    public static void open(Path file, IWorkbenchWindow window) {
        goThere(window);
        DeskServices.of(window).open(CaptureSource.of(file));
        RecentCaptures.add(file);
    }

    /** Looks at the packets of the fork in focus, in the perspective for it. */
    public static void showFocus(IWorkbenchWindow window) {
        goThere(window);
        DeskServices.lookAtFocus(window);
    }

    /** Turns the window to the perspective Packets. */
    public static void goThere(IWorkbenchWindow window) {
        try {
            window.getWorkbench().showPerspective(PERSPECTIVE, window);
        } catch (WorkbenchException e) {
            ILog.get().error("The perspective Packets cannot be shown.", e);
        }
    }
}
