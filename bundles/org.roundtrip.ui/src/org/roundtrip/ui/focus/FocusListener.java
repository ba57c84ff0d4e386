// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.focus;

/** Hears on the user interface's thread where the person looks. */
@FunctionalInterface
public interface FocusListener {
    /**
     * The focus moved.
     *
     * @param before what was looked at
     * @param now    what is looked at
     * @param origin the part that moved it, so that it need not follow itself
     */
    void focusChanged(Focus before, Focus now, Object origin);
}
