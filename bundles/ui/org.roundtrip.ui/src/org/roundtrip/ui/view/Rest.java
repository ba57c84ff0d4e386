// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

import org.eclipse.swt.widgets.Control;

/** Does something once a person rests: 150 ms after the last key or other change, however many came before. User interface's thread only. */
public final class Rest {
    static final int MILLIS = 150;
    private final Timer timer;
    private final Runnable what;

    /** Runs something later. A second call with the same thing begins the time anew, as with that of a display. */
    interface Timer {
        void run(int millis, Runnable what);
    }

    /** Does something when changes rest, unless a control is disposed by then. */
    public Rest(Control control, Runnable what) {
        this(control.getDisplay()::timerExec, () -> {
            if (!control.isDisposed()) {
                what.run();
            }
        });
    }

    Rest(Timer timer, Runnable what) {
        this.timer = timer;
        this.what = what;
    }

    /** There was a change. */
    public void changed() {
        timer.run(MILLIS, what);
    }
}
