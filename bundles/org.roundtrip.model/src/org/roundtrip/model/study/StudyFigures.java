// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model.study;

import java.util.List;

/**
 * What a row has besides the figures of single calls.
 *
 * @param series those of the plan that were measured, in their order; empty when there are none, or not yet
 */
public record StudyFigures(List<SeriesFigure> series) {
    /** Nothing was measured. */
    public static final StudyFigures NONE = new StudyFigures(List.of());

    /** Copies the list. */
    public StudyFigures {
        series = List.copyOf(series);
    }
}
