// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.look;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Shell;

/** The size of a dialog, or a tool tip, that is opened in presenter mode. User interface's thread only. */
final class DialogSize {
    private DialogSize() {
    }

    /** Whether a window gets its size from its texts when it is opened. */
    static boolean isGiven(Shell window) {
        return (window.getStyle() & (SWT.TITLE | SWT.NO_FOCUS)) != 0 && window.getParent() != null;
    }

    /** Makes room for texts that were enlarged after a dialog was given its size, within the screen. */
    static void grow(Shell dialog) {
        if (!dialog.isDisposed()) {
            Point size = dialog.getSize();
            Point needed = dialog.computeSize(SWT.DEFAULT, SWT.DEFAULT);
            Rectangle screen = dialog.getMonitor().getClientArea();
            dialog.setSize(Math.min(screen.width, Math.max(size.x, needed.x)),
                    Math.min(screen.height, Math.max(size.y, needed.y)));
            Rectangle now = dialog.getBounds();
            dialog.setLocation(Math.clamp(now.x, screen.x, screen.x + screen.width - now.width),
                    Math.clamp(now.y, screen.y, screen.y + screen.height - now.height));
            dialog.layout(true, true);
        }
    }
}
