// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.start;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.ui.PlatformUI;

/**
 * Prints when the workbench reaches a stage of its start, for {@code releng/bench startup}. Does nothing unless the
 * system property {@value #PROPERTY} is set. Each line is {@code mark STAGE MILLIS CPU}: milliseconds since the
 * epoch, and the milliseconds of processor time that this process has used so far, 0 where the system does not report it.
 * With the value {@value #CLOSE} the marks are printed too, and the workbench closes soon after the stage
 * {@value #USABLE}, so that what a user's session leaves for the next start is left here too.
 */
public final class StartMarks {
    /** The system property that switches the marks on. */
    public static final String PROPERTY = "roundtrip.report.start";
    /** The stage in which a person can work. An editor or the answer of a run is drawn, and the event loop has caught up. */
    public static final String USABLE = "usable";
    /** The value of the property with which the workbench closes. */
    private static final String CLOSE = "close";
    private static final int CLOSE_MILLIS = 1500;
    /** The platform's launcher stores here when its main method began, in milliseconds since the epoch. */
    private static final String LAUNCHED = "eclipse.startTime";

    private StartMarks() {
    }

    /** Marks that the application was started, and before that when Java reached the platform's launcher. Any thread. */
    public static void application() {
        if (on()) {
            print("java", Long.getLong(LAUNCHED, 0), 0);
            mark("application");
        }
    }

    /** Marks that a stage is reached now. Any thread. */
    public static void mark(String stage) {
        if (on()) {
            Duration used = ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
            print(stage, System.currentTimeMillis(), used.toMillis());
        }
    }

    /**
     * Marks a stage when the control is painted for the first time. It marks another when what waited then in the event
     * loop is done. User interface's thread only.
     */
    public static void whenDrawn(Control control, String painted, String idle) {
        whenDrawn(control, () -> true, painted, idle);
    }

    /** The same of the first painting at which a condition is true, such as that there is something to paint. */
    public static void whenDrawn(Control control, BooleanSupplier so, String painted, String idle) {
        if (!on()) {
            return;
        }
        control.addListener(SWT.Paint, new Listener() {
            @Override
            public void handleEvent(Event event) {
                if (!so.getAsBoolean()) {
                    return;
                }
                control.removeListener(SWT.Paint, this);
                mark(painted);
                // The display runs this after the events of the desktop and the actions that wait already.
                control.getDisplay().asyncExec(() -> reached(control.getDisplay(), idle));
            }
        });
        control.redraw();
    }

    private static void reached(Display display, String stage) {
        mark(stage);
        if (stage.equals(USABLE) && CLOSE.equals(System.getProperty(PROPERTY))) {
            display.timerExec(CLOSE_MILLIS, () -> PlatformUI.getWorkbench().close());
        }
    }

    private static boolean on() {
        return System.getProperty(PROPERTY) != null;
    }

    private static void print(String stage, long millis, long cpu) {
        System.out.println("mark " + stage + " " + millis + " " + cpu);
    }
}
