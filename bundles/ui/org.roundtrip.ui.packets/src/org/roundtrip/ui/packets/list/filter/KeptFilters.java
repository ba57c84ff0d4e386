// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.filter;

import java.nio.file.Path;
import java.util.Map;

/**
 * The filter that was written last for each capture, for some of the captures that were filtered last, also after a restart; and the one
 * that applies where that is another one, because what was written is none. User interface's thread only.
 */
public final class KeptFilters {
    private static final int MOST = 20;
    private static final String PREFIX = "filter ";
    private static final String APPLIED = "applied ";
    private final Map<String, String> kept;

    /** @param kept what the workbench remembers of the view, in the order in which it was put there */
    public KeptFilters(Map<String, String> kept) {
        this.kept = kept;
    }

    /** Returns the filter that was written for a capture; empty for none. */
    String of(Path capture) {
        return kept.getOrDefault(PREFIX + capture, "");
    }

    /** Returns the filter that applies to a capture; empty for none. */
    String applied(Path capture) {
        return kept.getOrDefault(APPLIED + capture, of(capture).strip());
    }

    /**
     * Keeps the filter of a capture, and forgets the oldest one when there are too many.
     *
     * @param filter  as it was written; empty for none
     * @param applied the one that applies
     */
    void keep(Path capture, String filter, String applied) {
        forget(PREFIX + capture);
        if (!filter.isBlank()) {
            kept.put(PREFIX + capture, filter);
            if (!filter.strip().equals(applied)) {
                kept.put(APPLIED + capture, applied);
            }
            kept.keySet().stream().filter(key -> key.startsWith(PREFIX)).toList().reversed().stream().skip(MOST).forEach(this::forget);
        }
    }

    private void forget(String filter) {
        kept.remove(filter);
        kept.remove(APPLIED + filter.substring(PREFIX.length()));
    }
}
