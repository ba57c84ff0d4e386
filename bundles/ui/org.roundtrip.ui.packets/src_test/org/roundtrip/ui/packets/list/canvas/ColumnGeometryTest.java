// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.roundtrip.ui.packets.list.rows.ListRow;
import org.roundtrip.ui.packets.list.rows.PacketColumn;
import org.roundtrip.ui.table.ColumnModel;

class ColumnGeometryTest {
    private final ColumnModel<ListRow> columns = new ColumnModel<>(List.of(PacketColumn.values()));
    private final ColumnGeometry geometry = new ColumnGeometry(columns);

    @Test
    void widthsGrowWithTheFont() {
        geometry.character(8);
        int width = geometry.width(1);
        geometry.character(16);
        assertTrue(geometry.width(1) > 1.7 * width && geometry.width(1) < 2 * width);
    }

    @Test
    void edgesAndColumnsAreFoundByTheirPlace() {
        int edge = geometry.left(3);
        assertEquals(2, geometry.edgeAt(edge + 2));
        assertEquals(-1, geometry.edgeAt(edge + 20));
        assertEquals(3, geometry.at(edge));
        assertEquals(2, geometry.at(edge - 1));
        assertEquals(-1, geometry.at(geometry.total()));
    }

    /** At 1024 and at 1600 pixels the list had to be scrolled sideways, with all columns as they are at first. */
    @Test
    void whatAPacketDoesTakesTheRoomThatIsLeft() {
        columns.leaveOut(Set.of(PacketColumn.WAY));
        int info = columns.columns().indexOf(PacketColumn.INFO);
        geometry.character(7);
        for (int room : new int[] {1010, 1580, 3000}) {
            geometry.room(room);
            assertEquals(room, geometry.total());
        }
        geometry.room(760);
        assertEquals(760, geometry.total());
        assertEquals(0, geometry.width(columns.columns().indexOf(PacketColumn.SINCE_LAST)), "folded");
        geometry.room(560);
        assertEquals(560, geometry.total(), "beside the tree in a window of 1024 pixels");
        assertTrue(geometry.width(columns.columns().indexOf(PacketColumn.CALL)) > 0, "which call it is stays");
        geometry.room(400);
        assertTrue(geometry.total() > 400 && geometry.width(info) >= 20 * 7, "it can be read, whatever the room is");
        geometry.resize(info, 700);
        geometry.room(1010);
        assertEquals(700, geometry.width(info), 1, "a person has sized it");
    }

    @Test
    void widthsThatAPersonGaveAreRestored() {
        geometry.resize(0, 333);
        ColumnModel<ListRow> other = new ColumnModel<>(List.of(PacketColumn.values()));
        other.restore(columns.save());
        assertEquals(333, geometry.width(0), 1);
        assertEquals(geometry.width(0), new ColumnGeometry(other).width(0), 1);
    }
}
