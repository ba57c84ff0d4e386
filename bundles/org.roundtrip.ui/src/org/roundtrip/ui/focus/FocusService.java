// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.focus;

import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.core.runtime.SafeRunner;

/**
 * Holds the one {@link Focus} of the workbench. Found by {@code getSite().getService(FocusService.class)}; used on the
 * user interface's thread only.
 */
public final class FocusService {
    private final CopyOnWriteArrayList<FocusListener> listeners = new CopyOnWriteArrayList<>();
    private Focus focus = Focus.NOTHING;

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

    /** Adds a listener. */
    public void addListener(FocusListener listener) {
        listeners.addIfAbsent(listener);
    }

    /** Removes a listener. */
    public void removeListener(FocusListener listener) {
        listeners.remove(listener);
    }
}
