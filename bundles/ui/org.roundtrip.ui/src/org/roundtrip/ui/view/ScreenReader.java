// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

import java.util.function.Supplier;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.widgets.Control;

/** Describes controls that paint themselves to a screen reader. User interface's thread only. */
public final class ScreenReader {

    private ScreenReader() {
    }

    /**
     * Gives a control a name and a value.
     *
     * @param role  one of the roles of {@link org.eclipse.swt.accessibility.ACC}
     * @param name  what the control shows
     * @param value what is at its cursor, or selected in it; empty for nothing
     */
    public static void describe(Control control, int role, Supplier<String> name, Supplier<String> value) {
        control.getAccessible().addAccessibleListener(new AccessibleAdapter() {
            @Override
            public void getName(AccessibleEvent event) {
                event.result = name.get();
            }
        });
        control.getAccessible().addAccessibleControlListener(new AccessibleControlAdapter() {
            @Override
            public void getRole(AccessibleControlEvent event) {
                event.detail = role;
            }

            @Override
            public void getValue(AccessibleControlEvent event) {
                event.result = value.get();
            }
        });
    }
}
