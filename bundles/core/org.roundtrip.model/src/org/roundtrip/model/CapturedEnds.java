// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

/**
 * The two ends of a capture whose sides ran on different machines. The packets of a fork are those of the client's end,
 * or where that end could not capture those of the server's end with times on the client's clock.
 *
 * @param clientMissing one sentence on why the client's end did not capture; null when it did
 * @param serverMissing the same for the server's end
 * @param serverPackets packets of calls that the server's end captured; null when it captured none
 * @param serverDropped packets that were lost there in capturing
 * @param clock         how the server's clock differs from the client's; null when that is not known
 * @param stepped       whether one of the clocks was set in the meantime
 */
public record CapturedEnds(String clientMissing, String serverMissing, Long serverPackets, Long serverDropped,
        ClockDifference clock, boolean stepped) {

    /** Whether each end captured, and their clocks can be compared. */
    public boolean both() {
        return clientMissing == null && serverMissing == null && clock != null;
    }
}
