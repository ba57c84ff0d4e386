// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.focus;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.core.runtime.SafeRunner;
import org.eclipse.ui.services.IDisposable;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.open.OpenRunsListener;

/**
 * Holds the one {@link Focus} of a window. When the run in focus is closed, the run that was opened last comes into focus.
 * Found by {@code getSite().getService(FocusService.class)}; the window owns it. User interface's thread only.
 */
public final class FocusService implements IDisposable {
    private final CopyOnWriteArrayList<FocusListener> listeners = new CopyOnWriteArrayList<>();
    private final OpenRuns runs;
    private final OpenRunsListener leaving = new OpenRunsListener() {
        @Override
        public void closed(OpenRun run) {
            if (focus.run() == run) {
                List<OpenRun> others = runs.all();
                arrive(others.isEmpty() ? Focus.NOTHING : Focus.on(others.getLast()));
            }
        }
    };
    private Focus focus = Focus.NOTHING;

    /** Begins with nothing in focus. */
    public FocusService(OpenRuns runs) {
        this.runs = runs;
        runs.addListener(leaving);
    }

    /** The focus as it is now; never null. */
    public Focus focus() {
        return focus;
    }

    /**
     * Changes the focus and calls the listeners, unless it is equal already. A listener that throws is reported; the others
     * are called nevertheless.
     */
    public void set(Focus now, Object origin) {
        if (now.equals(focus)) {
            return;
        }
        Focus before = focus;
        focus = now;
        for (FocusListener listener : listeners) {
            SafeRunner.run(() -> listener.focusChanged(before, now, origin));
        }
    }

    /**
     * Brings a run into focus that a person opens by itself, as from a list of runs. Listeners hear of it also when it is in
     * focus already, because something else may be shown in its place.
     */
    public void open(Focus now, Object origin) {
        set(now, origin);
        listeners.forEach(listener -> SafeRunner.run(() -> listener.opened(now)));
    }

    /**
     * Brings a run into focus that nobody has chosen. It has just begun, was in focus at the last end, or remains after
     * another was closed. Its origin is this service; a listener may keep what a person has chosen instead.
     */
    public void arrive(Focus now) {
        set(now, this);
    }

    /** Adds a listener. */
    public void addListener(FocusListener listener) {
        listeners.addIfAbsent(listener);
    }

    /** Removes a listener. */
    public void removeListener(FocusListener listener) {
        listeners.remove(listener);
    }

    @Override
    public void dispose() {
        runs.removeListener(leaving);
        listeners.clear();
    }
}
