// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model.study;

import java.util.List;
import java.util.function.Function;

/**
 * What a row has besides the figures of single calls.
 *
 * @param series      those of the plan that were measured, in their order; empty when there are none, or not yet
 * @param lookups     the repeated look-ups; null when there are none
 * @param connections the repeated connections, each with the call that it was made for; null when there are none
 */
public record StudyFigures(List<SeriesFigure> series, SetUpFigure lookups, SetUpFigure connections) {
    /** Nothing was measured. */
    public static final StudyFigures NONE = new StudyFigures(List.of(), null, null);

    /** Copies the list. */
    public StudyFigures {
        series = List.copyOf(series);
    }

    /** Returns something about the look-ups; null when there are none. */
    public <T> T ofLookups(Function<SetUpFigure, T> figure) {
        return lookups == null ? null : figure.apply(lookups);
    }

    /** Returns something about the connections; null when there are none. */
    public <T> T ofConnections(Function<SetUpFigure, T> figure) {
        return connections == null ? null : figure.apply(connections);
    }
}
