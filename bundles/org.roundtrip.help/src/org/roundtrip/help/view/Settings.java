// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help.view;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;

/** How somebody likes to read; kept in the workspace. */
final class Settings {

    private static final String STEPS = "steps";
    private static final String CONTENTS = "contents";

    private final IEclipsePreferences node = InstanceScope.INSTANCE.getNode("org.roundtrip.help");

    /** By how many steps the text is enlarged. */
    int steps() {
        return node.getInt(STEPS, 0);
    }

    void steps(int steps) {
        node.putInt(STEPS, steps);
    }

    /** Whether the contents are shown. */
    boolean contents() {
        return node.getBoolean(CONTENTS, true);
    }

    void contents(boolean shown) {
        node.putBoolean(CONTENTS, shown);
    }
}
