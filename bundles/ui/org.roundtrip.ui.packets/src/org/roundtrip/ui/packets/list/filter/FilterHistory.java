// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.filter;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;

/** The filters that were used last, newest first. They are kept in the workspace. */
final class FilterHistory {
    private static final String NODE = "org.roundtrip.ui.packets";
    private static final String KEY = "FILTERS";
    private static final int MOST = 20;

    private FilterHistory() {
    }

    static List<String> all() {
        return node().get(KEY, "").lines().filter(line -> !line.isBlank()).toList();
    }

    static void add(String filter) {
        List<String> filters = new ArrayList<>(all());
        filters.remove(filter);
        filters.addFirst(filter);
        node().put(KEY, String.join("\n", filters.stream().limit(MOST).toList()));
    }

    private static IEclipsePreferences node() {
        return InstanceScope.INSTANCE.getNode(NODE);
    }
}
