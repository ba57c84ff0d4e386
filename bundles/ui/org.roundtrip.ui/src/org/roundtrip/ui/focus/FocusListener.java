// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.focus;

/** Is called on the user interface's thread when the focus changes. */
@FunctionalInterface
public interface FocusListener {
    /**
     * The focus has changed.
     *
     * @param before the focus until now
     * @param now    the new focus
     * @param origin the object that changed it, so that it can ignore its own change
     */
    void focusChanged(Focus before, Focus now, Object origin);

    /** A person has opened a run, which is in focus now and may have been before; called after {@link #focusChanged}. */
    default void opened(Focus now) {
    }
}
