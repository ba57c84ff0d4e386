// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editing;

import org.eclipse.swt.widgets.Control;

/** One page of the plan editor. */
public interface Page {
    /** The page's widget. */
    Control control();

    /** Shows the draft as it is now. Called after every change, and when the page comes to the front. */
    void refresh();
}
