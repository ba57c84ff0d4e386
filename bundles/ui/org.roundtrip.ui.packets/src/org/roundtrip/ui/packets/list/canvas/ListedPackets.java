// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.canvas;

import java.util.stream.IntStream;
import org.roundtrip.packets.filter.PacketSelection;

/** Which packets are listed, and which of them are selected. User interface's thread only. */
final class ListedPackets {
    private final RowSelection selection = new RowSelection();
    private PacketSelection rows = PacketSelection.first(0);

    /** A packet for each row, in their order. */
    PacketSelection rows() {
        return rows;
    }

    RowSelection selection() {
        return selection;
    }

    void clear() {
        selection.clear();
        rows = PacketSelection.first(0);
    }

    /**
     * Lists other packets. When the old ones are the beginning of the new ones, all selected rows stay selected; else the
     * packet at the caret stays selected alone, if it is still listed.
     *
     * @return whether the packet at the caret may have another row than before
     */
    boolean replace(PacketSelection now) {
        boolean grew = now.size() >= rows.size() && (rows.size() == 0
                || rows.packet(0) == now.packet(0) && rows.packet(rows.size() - 1) == now.packet(rows.size() - 1));
        int packet = packet();
        rows = now;
        if (grew) {
            return false;
        }
        selection.clear();
        return packet >= 0 && select(packet);
    }

    /** Selects a packet alone. @return whether it is listed */
    boolean select(int packet) {
        int row = rows.indexOf(packet);
        if (row >= 0 && selection.caret() != row) {
            selection.set(row);
        }
        return row >= 0;
    }

    /** The packet at the caret, or -1. */
    int packet() {
        int row = selection.caret();
        return row < 0 || row >= rows.size() ? -1 : rows.packet(row);
    }

    /** All selected packets, in their order. */
    IntStream packets() {
        return selection.rows().filter(row -> row < rows.size()).map(rows::packet);
    }
}
