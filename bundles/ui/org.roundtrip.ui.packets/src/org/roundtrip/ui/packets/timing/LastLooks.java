// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.ui.chart.Viewport;

/**
 * Which part of each capture was seen last. It is seen again when a person returns from another capture. Of more than
 * {@value #MOST} captures the one seen longest ago is forgotten. Not for several threads.
 */
final class LastLooks {
    private static final int MOST = 64;
    private final Map<Path, TimeSpan> looks = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Path, TimeSpan> eldest) {
            return size() > MOST;
        }
    };

    /** Keeps what was seen of a capture. */
    void keep(Path capture, Viewport view) {
        looks.remove(capture);
        looks.put(capture, new TimeSpan(view.from(), view.to()));
    }

    /** Returns a viewport on the same part; empty if nothing of the capture was seen yet. @param whole axis of the capture */
    Optional<Viewport> again(Path capture, Viewport whole) {
        return Optional.ofNullable(looks.get(capture)).map(span -> whole.seeing(span.from(), span.to()));
    }
}
