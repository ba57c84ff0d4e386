// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

import org.roundtrip.packets.roles.RoleTotals;

/**
 * Totals of assigning the packets of a capture to its calls.
 *
 * @param packetsOfCalls     packets that belong to a call
 * @param dataPacketsOfCalls how many of these packets contain bytes above TCP
 * @param packetsOutside     packets that belong to no call: looking up references, collecting garbage, connections opened
 *                           before the first call
 * @param messagesOutside    messages that belong to no call
 * @param disagreements      data packets that belong to one call by their bytes but were captured outside of its time, by
 *                           more than the clocks may differ; packets sent again are not counted
 * @param requestsByTime     requests that only their time could give a call, see {@link CallAssignment#requestsByTime}
 * @param errorNanos         by how many nanoseconds the clocks of calls and packets may differ
 * @param bytesOfCalls       bytes of all calls by role
 * @param bytesOutside       all other bytes by role
 */
public record Attribution(long packetsOfCalls, long dataPacketsOfCalls, long packetsOutside, long messagesOutside,
        long disagreements, long requestsByTime, long errorNanos, RoleTotals bytesOfCalls, RoleTotals bytesOutside) {
}
