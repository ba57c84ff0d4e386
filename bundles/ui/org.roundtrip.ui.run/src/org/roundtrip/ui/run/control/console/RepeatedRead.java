// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.control.console;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.roundtrip.ui.defect.Defects;

/**
 * Reads something in a job, twice a second while it grows. It passes what it read to the user interface's thread. Its
 * methods are called on that thread.
 *
 * @param <T> what is read
 */
public final class RepeatedRead<T> {
    private static final int PAUSE_MILLIS = 500;
    private final Display display;
    private final Consumer<T> shown;
    private final Job job = Job.createSystem("Following a log", (ICoreRunnable) monitor -> read());
    private final Defects defects = new Defects();
    private volatile Source<T> source;

    private record Source<T>(Supplier<T> read, BooleanSupplier growing) {
    }

    /** @param shown gets what was read, on the user interface's thread */
    public RepeatedRead(Display display, Consumer<T> shown) {
        this.display = display;
        this.shown = shown;
    }

    /**
     * Changes what is read from now on.
     *
     * @param read    called in the job, one call after the other
     * @param growing whether to read again; asked before each read, so that the last read finds all
     */
    public void follow(Supplier<T> read, BooleanSupplier growing) {
        source = new Source<>(read, growing);
        job.schedule();
    }

    /** Stops reading; what is read already is not shown any more. */
    public void stop() {
        source = null;
        job.cancel();
    }

    private void read() {
        Source<T> now = source;
        if (now == null) {
            return;
        }
        boolean again = now.growing.getAsBoolean();
        try {
            show(now, now.read.get());
        } catch (RuntimeException e) {
            defects.report(e);
        }
        if (again) {
            job.schedule(PAUSE_MILLIS);
        }
    }

    private void show(Source<T> now, T found) {
        if (!display.isDisposed()) {
            display.asyncExec(() -> {
                if (now == source) {
                    shown.accept(found);
                }
            });
        }
    }
}
