// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.ui.packets.timing.trace.Lane;
import org.roundtrip.ui.packets.timing.trace.PacketColumns;

/**
 * The packets in the visible part of the axis, as they were drawn.
 *
 * @param marks   null if the packets are too many to be drawn one by one
 * @param columns the pixel columns of each lane; empty if there are marks
 * @param roles   the roles of bytes that marks show; empty if there are columns
 */
record VisiblePackets(List<PacketMark> marks, Map<Lane, PacketColumns> columns, Set<ByteRole> roles) {

    /** Reports whether they are drawn one by one. */
    boolean single() {
        return marks != null;
    }

    /** Reports whether bytes of a role were drawn. */
    boolean contains(ByteRole role) {
        return single() ? roles.contains(role) : columns.values().stream().anyMatch(lane -> lane.contains(role));
    }
}
