// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.List;
import org.roundtrip.analysis.calls.SteadyCalls;
import org.roundtrip.analysis.calls.StudyCalls;
import org.roundtrip.model.study.Series;

/**
 * The figures of a fork's calls that results need. They stay in memory as long as the run is open, and are small. Immutable.
 *
 * @param steady         the measured calls
 * @param firstCallNanos duration of the first call, null when it was not recorded
 * @param study          what was measured besides single calls
 */
record CallFigures(SteadyCalls steady, Long firstCallNanos, StudyCalls study) {
    /** Of a fork without calls. */
    static final CallFigures NONE = new CallFigures(SteadyCalls.NONE, null, StudyCalls.NONE);

    static CallFigures of(ForkReading reading, List<Series> planned) {
        return new CallFigures(reading.steadyCalls(), reading.firstCallNanos(), reading.study(planned));
    }
}
