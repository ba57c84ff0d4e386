// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

/**
 * The call or packet that a click on the chart selects.
 *
 * @param call   its number, or -1 for a packet
 * @param packet its number, or -1 for a call
 */
public record TimingTarget(int call, int packet) {

    static TimingTarget ofCall(int call) {
        return new TimingTarget(call, -1);
    }

    static TimingTarget ofPacket(int packet) {
        return new TimingTarget(-1, packet);
    }
}
