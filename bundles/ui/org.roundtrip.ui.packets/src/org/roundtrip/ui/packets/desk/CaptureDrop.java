// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IWorkbenchWindow;
import org.roundtrip.ui.view.FileDrop;

/** Opens the first of the files that are dropped on a view. */
final class CaptureDrop {
    private CaptureDrop() {
    }

    /** Accepts files dropped on a control and its children. */
    static void on(Control control, IWorkbenchWindow window) {
        FileDrop.on(control, files -> files.stream().map(Path::toAbsolutePath).filter(Files::isRegularFile).findFirst()
                .ifPresent(file -> CaptureOpener.open(file, window)));
    }
}
