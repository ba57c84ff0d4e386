// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.roles;

import org.roundtrip.model.ExpectedValues;
import org.roundtrip.model.Plan;
import org.roundtrip.model.RowKey;
import org.roundtrip.model.SweptPlan;

/**
 * The content of the calls of a run. It is their values before any encoding, which are the same for all providers.
 *
 * @param plan of the run, with its sweep
 * @param row  what is called
 */
public record CallContent(Plan plan, RowKey row) {
    /**
     * Returns the bytes of a call's values, on average over the values of the plan, as the results have them. Takes time; not for a
     * user interface's thread.
     */
    public double bytes() {
        Plan at = SweptPlan.at(plan, row.step());
        return ExpectedValues.of(at.contract().operation(row.operation()), at.protocol().seed()).contentBytesPerCall();
    }
}
