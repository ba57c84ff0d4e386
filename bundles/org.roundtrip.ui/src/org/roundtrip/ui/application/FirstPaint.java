// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.application;

import java.time.Instant;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;

/**
 * Says on standard output when the first window was drawn, for the benchmark of the start. Only where the system
 * property {@value #PROPERTY} is set.
 */
final class FirstPaint {

    /** When set, the line "window.painted MILLIS" is printed, in milliseconds since the epoch. */
    static final String PROPERTY = "roundtrip.report.paint";

    private FirstPaint() {
    }

    static void report(Shell shell) {
        if (!Boolean.getBoolean(PROPERTY)) {
            return;
        }
        var display = shell.getDisplay();
        Listener once = new Listener() {
            @Override
            public void handleEvent(org.eclipse.swt.widgets.Event paint) {
                display.removeFilter(SWT.Paint, this);
                // After the paint events that are already waiting: the window is then drawn as a whole.
                display.asyncExec(() -> System.out.println("window.painted " + Instant.now().toEpochMilli()));
            }
        };
        display.addFilter(SWT.Paint, once);
        shell.redraw();
    }
}
