// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.filter;

import java.nio.file.Path;
import java.util.Map;

/**
 * The filter that was written last for each capture, for some of the captures that were filtered last, also after a restart.
 * User interface's thread only.
 */
public final class KeptFilters {
    private static final int MOST = 20;
    private static final String PREFIX = "filter ";
    private final Map<String, String> kept;

    /** @param kept what the workbench remembers of the view, in the order in which it was put there */
    public KeptFilters(Map<String, String> kept) {
        this.kept = kept;
    }

    /** Returns the filter that was written for a capture; empty for none. */
    String of(Path capture) {
        return kept.getOrDefault(PREFIX + capture, "");
    }

    /** Keeps the filter of a capture, and forgets the oldest one when there are too many. @param filter empty for none */
    void keep(Path capture, String filter) {
        kept.remove(PREFIX + capture);
        if (!filter.isBlank()) {
            kept.put(PREFIX + capture, filter);
            kept.keySet().stream().filter(key -> key.startsWith(PREFIX)).toList().reversed().stream().skip(MOST)
                    .forEach(kept::remove);
        }
    }
}
