// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.ui.packets.list.rows.PacketColumn;

class ColumnLayoutTest {
    private final ColumnLayout columns = new ColumnLayout();

    @Test
    void widthsGrowWithTheFont() {
        columns.character(8);
        int width = columns.width(1);
        columns.character(16);
        assertTrue(columns.width(1) > 1.7 * width && columns.width(1) < 2 * width);
    }

    @Test
    void edgesAndColumnsAreFoundByTheirPlace() {
        int edge = columns.left(3);
        assertEquals(2, columns.edgeAt(edge + 2));
        assertEquals(-1, columns.edgeAt(edge + 20));
        assertEquals(3, columns.at(edge));
        assertEquals(2, columns.at(edge - 1));
        assertEquals(-1, columns.at(columns.total()));
    }

    @Test
    void whatWasChosenIsKept() {
        columns.show(PacketColumn.SOURCE, true);
        columns.show(PacketColumn.LENGTH, false);
        columns.move(0, 2);
        columns.resize(0, 333);
        List<PacketColumn> before = columns.columns();
        assertTrue(before.contains(PacketColumn.SOURCE));
        assertEquals(PacketColumn.MARK, before.get(2));
        ColumnLayout other = new ColumnLayout();
        other.restore(columns.save());
        assertEquals(before, other.columns());
        assertEquals(columns.width(0), other.width(0), 1);
    }

    @Test
    void nonsenseIsPassedOver() {
        columns.restore("SMELL=3 NUMBER=fat TIME=-5 INFO");
        assertEquals(List.of(PacketColumn.NUMBER, PacketColumn.TIME, PacketColumn.INFO), columns.columns());
        columns.restore("");
        assertEquals(3, columns.count());
    }

    @Test
    void theLastColumnStays() {
        columns.restore("NUMBER=7");
        columns.show(PacketColumn.NUMBER, false);
        assertEquals(List.of(PacketColumn.NUMBER), columns.columns());
        assertFalse(columns.shows(PacketColumn.TIME));
    }
}
