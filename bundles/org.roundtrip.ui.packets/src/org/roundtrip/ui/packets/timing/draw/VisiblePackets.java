// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import java.util.List;
import java.util.Map;
import org.roundtrip.ui.packets.timing.trace.Lane;
import org.roundtrip.ui.packets.timing.trace.PacketColumns;

/**
 * The packets in the visible part of the axis, as they were drawn.
 *
 * @param marks   null if the packets are too many to be drawn one by one
 * @param columns the pixel columns of each lane; empty if there are marks
 */
record VisiblePackets(List<PacketMark> marks, Map<Lane, PacketColumns> columns) {

    /** Reports whether they are drawn one by one. */
    boolean single() {
        return marks != null;
    }
}
