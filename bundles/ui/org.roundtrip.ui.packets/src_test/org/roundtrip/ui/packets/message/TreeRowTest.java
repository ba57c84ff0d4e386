// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.message;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.Field;
import org.roundtrip.ui.packets.desk.ByteRange;
import org.roundtrip.ui.packets.desk.ByteRange.Whole;

/** Fields as rows of a tree. */
class TreeRowTest {
    private static final long BEGIN = 5_000;

    @Test
    void rowsCountFromTheBeginningOfTheirMessage() {
        TreeRow message = message("GIOP", null);
        assertEquals(2, message.count());
        TreeRow body = message.rows().get(1);
        assertEquals("body", body.name());
        assertEquals(12, body.from());
        assertEquals(12 + 4 + 4 * 12_345, body.to());
        assertEquals(ByteRole.PROTOCOL_HEADER, message.rows().getFirst().role());
        assertEquals(ByteRole.TYPE_INFORMATION, body.role(), "4 bytes of the body are in none of its parts");
        assertEquals(4, body.ofRole(), "the others are values");
        assertEquals("type information (4 B)", MessageTree.role(body));
        assertEquals("protocol header", MessageTree.role(message.rows().getFirst()), "all of its bytes");
        assertNull(message.role());
    }

    @Test
    void manyPartsArePutIntoGroupsOfAHundred() {
        TreeRow body = message("GIOP", null).rows().get(1);
        assertEquals(2, body.count());
        assertEquals("[0] \u2026 [9999]", body.rows().getFirst().name());
        TreeRow last = body.rows().get(1);
        assertTrue(last.group());
        assertEquals(24, last.count());
        assertEquals("[12300] \u2026 [12344]", last.rows().getLast().name());
        assertEquals(45, last.rows().getLast().count());
        TreeRow element = last.rows().getLast().rows().getLast();
        assertEquals("[12344]", element.name());
        assertFalse(element.group());
        assertEquals("GIOP/body[12344]", element.names());
    }

    @Test
    void findsTheInnermostRowOfAByte() {
        TreeRow message = message("GIOP", null);
        assertEquals("header", message.at(3).name());
        assertEquals("[777]", message.at(16 + 4 * 777 + 2).name());
        assertEquals("body", message.at(13).name(), "in none of the parts");
        assertNull(message.at(16 + 4 * 12_345));
        assertEquals("[5]", message.around(16 + 20, 16 + 24).name());
        assertEquals("[0] \u2026 [99]", message.around(16 + 20, 16 + 25).name());
        assertEquals("GIOP", message.around(3, 15).name());
    }

    @Test
    void pathsAreEqualInTreesThatAreAlike() {
        TreeRow element = message("GIOP", null).at(16 + 4 * 777);
        PacketTree other = new PacketTree(3, 1, List.of(message("GIOP", null)));
        assertEquals("[777]", other.find(element.path()).name());
        assertSame(other.rows().getFirst(), other.find("GIOP"));
        assertNull(other.find("GIOP\nno such field"));
        assertEquals("[777]", other.around(new ByteRange(16 + 4 * 777, 16 + 4 * 777 + 4), 1).name());
        assertNull(other.around(new ByteRange(Whole.FRAME, 0, 4), 1), "no part of the frame is here");
        assertNull(other.around(new ByteRange(0, 4), 2), "no such message");
    }

    @Test
    void aProblemIsTheFirstRow() {
        TreeRow message = message("GIOP", "It is cut.");
        assertEquals(3, message.count());
        assertTrue(message.rows().getFirst().problem());
        assertEquals("It is cut.", message.rows().getFirst().name());
        assertEquals("header", message.at(0).name());
    }

    @Test
    void neighboursWithTheSameNameHaveDifferentPaths() {
        Field twins = new Field("struct", "", 0, 8, ByteRole.CONTENT, List.of(
                new Field("x", "1", 0, 4, ByteRole.CONTENT, List.of()), new Field("x", "2", 4, 8, ByteRole.CONTENT, List.of())));
        TreeRow row = TreeRow.frame(twins, "frame");
        assertEquals(2, row.rows().stream().map(TreeRow::path).distinct().count());
    }

    private static TreeRow message(String key, String problem) {
        List<Field> elements = IntStream.range(0, 12_345).mapToObj(i -> new Field("[" + i + "]", "" + i,
                BEGIN + 16 + 4L * i, BEGIN + 20 + 4L * i, ByteRole.CONTENT, List.of())).toList();
        long end = BEGIN + 16 + 4 * 12_345;
        List<Field> fields = List.of(new Field("header", "", BEGIN, BEGIN + 12, ByteRole.PROTOCOL_HEADER, List.of()),
                new Field("body", "", BEGIN + 12, end, ByteRole.TYPE_INFORMATION, elements));
        return TreeRow.message(key, "GIOP", "", new TreeRow.Home(Whole.MESSAGE, 1, BEGIN), end - BEGIN, fields, problem);
    }

    /** Both may be cut in the tree. */
    @Test
    void theTipOfAMessageHasItsWholeNameAndValue() {
        String tip = TreeToolTips.of(TreeRow.message("key", "HTTP request GET /a", "message 1, packet 2",
                new TreeRow.Home(Whole.MESSAGE, 0, 0), 10, List.of(), null));
        assertTrue(tip.startsWith("HTTP request GET /a\nmessage 1, packet 2\n\n"), tip);
    }
}
