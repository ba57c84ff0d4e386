// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.control;

import java.util.Map;
import java.util.Objects;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.ui.IWorkbenchWindow;
import org.roundtrip.model.RowKey;
import org.roundtrip.model.Step;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;

/** Which variant, operation and fork of its run is in a window's focus, remembered for the next start. */
final class FocusOfLastTime {
    private static final String KEY = "org.roundtrip.ui.run.focus.";
    private static final String RUN = KEY + "run";
    private static final String VARIANT = KEY + "variant";
    private static final String OPERATION = KEY + "operation";
    private static final String STEP = KEY + "step";
    private static final String FORK = KEY + "fork";

    private FocusOfLastTime() {
    }

    /** Remembers the focus of a window while a run is in it. */
    static void keep(IWorkbenchWindow window) {
        Focus focus = window.getService(FocusService.class).focus();
        if (focus.run() == null) {
            return;
        }
        Map<String, String> kept = kept(window);
        put(kept, RUN, focus.run().folder().folder());
        put(kept, VARIANT, focus.variant());
        put(kept, OPERATION, focus.operation());
        put(kept, STEP, focus.step() == null ? null : focus.step().value());
        put(kept, FORK, focus.fork());
    }

    /** Returns the part of a run that was in a window's focus. It is the run as a whole when another run was. */
    static Focus in(OpenRun run, IWorkbenchWindow window) {
        Map<String, String> kept = kept(window);
        if (!run.folder().folder().toString().equals(kept.get(RUN))) {
            return Focus.on(run);
        }
        Focus row = Focus.on(run).withRow(new RowKey(kept.get(VARIANT), kept.get(OPERATION), step(run, kept.get(STEP)))).in(run);
        return run.run().forks().stream().filter(fork -> Integer.toString(fork.number()).equals(kept.get(FORK)))
                .filter(fork -> fork.row().equals(new RowKey(row.variant(), row.operation(), row.step())))
                .findFirst().map(row::withFork).orElse(row);
    }

    /** The step of a value that was kept; null when there is none. */
    private static Step step(OpenRun run, String value) {
        return run.run().plan().sweep().stream().flatMap(sweep -> sweep.steps().stream())
                .filter(step -> Integer.toString(step.value()).equals(value)).findFirst().orElse(null);
    }

    private static Map<String, String> kept(IWorkbenchWindow window) {
        return window.getService(MWindow.class).getPersistedState();
    }

    private static void put(Map<String, String> kept, String key, Object value) {
        if (value == null) {
            kept.remove(key);
        } else {
            kept.put(key, Objects.toString(value));
        }
    }
}
