// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.editing;

import org.eclipse.swt.widgets.Control;

/** One page of the plan editor. */
public interface Page {
    /** The page's widget. */
    Control control();

    /** Shows the draft as it is now. Called after every change, and when the page comes to the front. */
    void refresh();

    /**
     * Shows a place that a problem is about, and gives it the keyboard. A page without such a place does nothing.
     *
     * @param where see {@link org.roundtrip.ui.run.plans.draft.Problem#where}
     */
    default void lead(Object where) {
    }
}
