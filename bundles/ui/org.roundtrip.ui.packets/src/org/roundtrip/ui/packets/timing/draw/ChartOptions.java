// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

/**
 * A person's choices for the chart: its latency axis and the selection. Immutable.
 *
 * @param logLatency whether the latency axis is logarithmic
 * @param call       the selected call, or -1
 * @param packet     the selected packet, or -1
 */
public record ChartOptions(boolean logLatency, int call, int packet) {

    /** Returns the same options with another latency axis. */
    public ChartOptions withLogLatency(boolean on) {
        return new ChartOptions(on, call, packet);
    }

    /** Returns the same options with another selection; null stands for nothing selected. */
    public ChartOptions withSelection(Integer otherCall, Integer otherPacket) {
        return new ChartOptions(logLatency, otherCall == null ? -1 : otherCall, otherPacket == null ? -1 : otherPacket);
    }
}
