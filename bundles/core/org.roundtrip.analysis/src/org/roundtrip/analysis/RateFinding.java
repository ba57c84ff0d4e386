// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.Optional;
import org.roundtrip.model.Result;
import org.roundtrip.model.sweep.RowKey;

/**
 * That a row did not hold the rate of its open load, see {@link org.roundtrip.model.Remark.Kind#NOT_HELD}: whatever its times are, most
 * callers would wait longer and longer.
 *
 * @param answeredPerSecond calls that were answered in a second
 * @param offeredPerSecond  calls that arrived in a second
 */
public record RateFinding(RowKey row, double answeredPerSecond, double offeredPerSecond, Optional<Doubt> doubt) implements Finding {

    /** That of a row with the remark. @param quick whether the run was shortened */
    static RateFinding of(Result row, boolean quick) {
        return new RateFinding(row.row(), row.underLoad().answeredPerSecond(), row.underLoad().offeredPerSecond(),
                Doubt.ofCircumstances(quick, row));
    }

    /** The part of the calls that was answered in the time in which they arrived, from 0 to 1. */
    double share() {
        return answeredPerSecond / offeredPerSecond;
    }
}
