// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help.view;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;

/** The reader's preferences, kept in the workspace. */
final class HelpPreferences {

    private static final String STEPS = "steps";
    private static final String CONTENTS = "contents";

    private final IEclipsePreferences node = InstanceScope.INSTANCE.getNode("org.roundtrip.help");

    /** Returns by how many steps the text is enlarged. */
    int steps() {
        return node.getInt(STEPS, 0);
    }

    void steps(int steps) {
        node.putInt(STEPS, steps);
    }

    /** Reports whether the contents are shown. */
    boolean contents() {
        return node.getBoolean(CONTENTS, true);
    }

    void contents(boolean shown) {
        node.putBoolean(CONTENTS, shown);
    }
}
