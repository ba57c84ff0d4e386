// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

/**
 * What came of putting the packets of a capture to its calls.
 *
 * @param packetsOfCalls     packets that belong to a call
 * @param dataPacketsOfCalls those of them that carry bytes above TCP
 * @param packetsOutside     packets that belong to none: looking up references, collecting garbage, connections opened
 *                           before the first call
 * @param messagesOutside    messages that belong to none
 * @param disagreements      data packets seen for the first time that belong to one call by their bytes and were seen
 *                           during another, farther from its border than the clocks may be apart
 * @param errorNanos         how far the clock of the calls and that of the packets may be apart
 * @param bytesOfCalls       where the bytes of all calls go
 * @param bytesOutside       where all others go
 */
public record Attribution(long packetsOfCalls, long dataPacketsOfCalls, long packetsOutside, long messagesOutside,
        long disagreements, long errorNanos, RoleTotals bytesOfCalls, RoleTotals bytesOutside) {
}
