// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model.study;

import java.util.List;
import org.roundtrip.model.Texts;

/**
 * What a protocol measures besides single calls, as studies do.
 *
 * @param series in the order in which a fork makes them, at most {@value #MOST_SERIES}
 */
public record Studied(List<Series> series) {
    /** Nothing besides. */
    public static final Studied NONE = new Studied(List.of());
    /** The most series of a protocol. */
    public static final int MOST_SERIES = 20;

    /** Copies the list. @throws IllegalArgumentException when there are too many series */
    public Studied {
        series = List.copyOf(series);
        if (series.size() > MOST_SERIES) {
            throw new IllegalArgumentException(Texts.of(Studied.class).text("series.many", MOST_SERIES, series.size()));
        }
    }
}
