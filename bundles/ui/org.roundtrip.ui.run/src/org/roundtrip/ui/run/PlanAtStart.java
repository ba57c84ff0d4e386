// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run;

import java.nio.file.Path;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/**
 * Runs a plan at the start as a person would, and closes the workbench at the run's end. The benchmark {@code
 * releng/bench window} uses it. The system property {@value #PROPERTY} names the plan's file; without it nothing
 * happens. User interface's thread.
 */
final class PlanAtStart {
    /** The system property. */
    static final String PROPERTY = "roundtrip.start.plan";
    private static final int SETTLE_MILLIS = 3000;

    private PlanAtStart() {
    }

    /** Begins in a window soon, when it has come to rest. @param window null for none */
    static void run(IWorkbenchWindow window) {
        String file = System.getProperty(PROPERTY);
        if (file != null && window != null) {
            window.getShell().getDisplay().timerExec(SETTLE_MILLIS, () -> begin(Path.of(file), window));
        }
    }

    private static void begin(Path file, IWorkbenchWindow window) {
        RunControl control = window.getService(RunControl.class);
        PlanEditor editor = PlanEditor.open(new PlanSource.Own(file), window.getActivePage());
        control.onChange(window.getShell(), () -> {
            if (control.current().isEmpty() && control.ended().isPresent()) {
                PlatformUI.getWorkbench().close();
            }
        });
        editor.run(false);
    }
}
