// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import java.nio.file.Path;
import java.util.function.Predicate;
import org.eclipse.ui.IWorkbenchWindow;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.ui.packets.desk.CaptureDesk;
import org.roundtrip.ui.packets.desk.CaptureOpener;

/**
 * A capture file that was opened in a window.
 *
 * @param desk    the window's desk
 * @param capture the capture on it
 */
record OpenedCapture(CaptureDesk desk, OpenCapture capture) {

    /** Opens a file in the first window, and waits until all of it is decoded. */
    static OpenedCapture decoded(Path file) {
        return open(file, Workbench.page().getWorkbenchWindow(), OpenCapture::decoded);
    }

    /** Opens a file in the first window, and waits until all of its packets are read. */
    static OpenedCapture read(Path file) {
        return open(file, Workbench.page().getWorkbenchWindow(), OpenCapture::complete);
    }

    /** Opens a file in a window, and waits until its capture is ready. */
    static OpenedCapture open(Path file, IWorkbenchWindow window, Predicate<OpenCapture> ready) {
        CaptureDesk desk = window.getService(CaptureDesk.class);
        OpenCapture before = desk.capture().orElse(null);
        CaptureOpener.open(file, window);
        Workbench.until("the capture is read", () -> !desk.busy() && desk.capture().filter(capture -> capture != before)
                .filter(capture -> capture.source().file().equals(file)).filter(ready).isPresent());
        return new OpenedCapture(desk, desk.capture().orElseThrow());
    }
}
