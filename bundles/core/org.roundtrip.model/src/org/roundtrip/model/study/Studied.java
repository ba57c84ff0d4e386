// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model.study;

import java.util.List;
import org.roundtrip.model.text.Texts;

/**
 * What a protocol measures besides single calls, as studies do.
 *
 * <p>A fork repeats look-ups and connections after the measured calls and before the captured ones. The look-up and the connection
 * before its first call are as cold as the one connection of Riboe (2003), and have columns of their own. Boian (2004) repeated
 * look-ups in one client up to 111,111 times, and Rozman (2006) instantiations 1,000 times, so their figures are those of a warm
 * client. Made before the measured calls, so many references and closed connections would change these calls; made during the
 * capture, their packets would be taken for those of calls. No study times the closing of a connection.
 *
 * @param series      in the order in which a fork makes them, at most {@value #MOST_SERIES}
 * @param lookups     how often a fork repeats the look-up, 0 to {@value #MOST_LOOKUPS}
 * @param connections how often a fork makes a connection of its own for one call, 0 to {@value #MOST_CONNECTIONS}: closed
 *                    connections keep their ports for a minute
 */
public record Studied(List<Series> series, int lookups, int connections) {
    /** Nothing besides. */
    public static final Studied NONE = new Studied(List.of());
    /** The most series of a protocol. */
    public static final int MOST_SERIES = 20;
    /** The most look-ups of a fork. */
    public static final int MOST_LOOKUPS = 1_000_000;
    /** The most connections of a fork. */
    public static final int MOST_CONNECTIONS = 10_000;

    private static final Texts TEXTS = Texts.of(Studied.class);

    /** Copies the list. @throws IllegalArgumentException when there are too many of something */
    public Studied {
        series = List.copyOf(series);
        if (series.size() > MOST_SERIES) {
            throw new IllegalArgumentException(TEXTS.text("series.many", MOST_SERIES, series.size()));
        }
        if (lookups < 0 || lookups > MOST_LOOKUPS) {
            throw new IllegalArgumentException(TEXTS.text("lookups.range", MOST_LOOKUPS, lookups));
        }
        if (connections < 0 || connections > MOST_CONNECTIONS) {
            throw new IllegalArgumentException(TEXTS.text("connections.range", MOST_CONNECTIONS, connections));
        }
    }

    /** Series only. */
    public Studied(List<Series> series) {
        this(series, 0, 0);
    }
}
