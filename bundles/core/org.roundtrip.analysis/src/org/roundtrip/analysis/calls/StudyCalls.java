// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.calls;

import java.util.List;

/**
 * What one fork measured besides single calls, as studies do. Immutable.
 *
 * @param series      see {@link SeriesCalls#perCall}
 * @param lookups     its repeated look-ups
 * @param connections its repeated connections
 */
public record StudyCalls(List<double[]> series, SetUpTimes lookups, SetUpTimes connections) {
    /** Nothing. */
    public static final StudyCalls NONE = new StudyCalls(List.of(), SetUpTimes.NONE, SetUpTimes.NONE);
}
