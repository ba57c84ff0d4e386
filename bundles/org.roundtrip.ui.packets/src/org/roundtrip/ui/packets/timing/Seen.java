// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

/**
 * How the chart is looked at.
 *
 * @param logLatency whether the latency axis is logarithmic
 * @param call       the call that is selected, or -1
 * @param packet     the packet that is selected, or -1
 */
record Seen(boolean logLatency, int call, int packet) {

    Seen withLogLatency(boolean on) {
        return new Seen(on, call, packet);
    }

    Seen selecting(Integer otherCall, Integer otherPacket) {
        return new Seen(logLatency, otherCall == null ? -1 : otherCall, otherPacket == null ? -1 : otherPacket);
    }
}
