// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.rows;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.packets.filter.PacketSelection;
import org.roundtrip.ui.packets.OpenHttpCapture;

class PacketColumnTest extends OpenHttpCapture {
    @Test
    void saysWhatAPacketDoes() throws IOException {
        assertEquals("Opens the connection", info(0));
        assertEquals("Accepts the connection", info(1));
        assertEquals("Acknowledges all before byte 1", info(2));
        assertTrue(info(3).startsWith("Carries "), info(3));
        assertEquals("Resets the connection", info(11));
        capture().decode(() -> true);
        assertTrue(info(3).startsWith("Request ") && info(3).contains("/call0"), info(3));
        assertTrue(info(5).startsWith("Response "), info(5));
    }

    /** Without its status it would read like a call of the operation that it is about. */
    @Test
    void anInterimResponseHasItsStatus() throws IOException {
        capture().decode(() -> true);
        ListRow response = row(5);
        MessageRow all = response.message();
        MessageRow interim = new MessageRow(all.number(), all.stream(), all.protocol(), all.side(), MessageKind.CONTROL, all.carriers(), all.operation(),
                "100", all.requestId(), all.from(), all.to(), all.firstPacket(), all.lastPacket(), all.call(), all.partner(), all.bytesByRole(), null);
        String words = PacketColumn.INFO.text(new ListRow(response.row(), interim, response.protocol(), response.answer(), false, false, null, null));
        assertTrue(words.startsWith("Control ") && words.contains(", status 100, "), words);
    }

    @Test
    void numbersCountFromOneAndTimesFromTheFirstPacket() throws IOException {
        capture().decode(() -> true);
        assertEquals("4", text(PacketColumn.NUMBER, 3));
        assertEquals("0.0000", text(PacketColumn.TIME, 0));
        assertEquals("0.3000", text(PacketColumn.TIME, 3));
        assertEquals("\u2013", text(PacketColumn.SINCE_LAST, 0));
        assertEquals("100", text(PacketColumn.SINCE_LAST, 3));
        assertEquals("client \u2192 server", text(PacketColumn.DIRECTION, 3));
        assertEquals("server \u2192 client", text(PacketColumn.DIRECTION, 5));
        assertEquals("1", text(PacketColumn.CALL, 3));
        assertEquals("2", text(PacketColumn.CALL, 7));
        assertEquals("HTTP", text(PacketColumn.PROTOCOL, 3));
        assertEquals("TCP", text(PacketColumn.PROTOCOL, 0));
        assertEquals("1", text(PacketColumn.STREAM, 3));
        assertEquals("PSH ACK", text(PacketColumn.FLAGS, 3));
        assertEquals("1", text(PacketColumn.SEQUENCE, 3), "counted from the beginning of the connection");
        assertEquals("\u2013", text(PacketColumn.ACKNOWLEDGEMENT, 0));
        assertEquals("127.0.0.1:40000", text(PacketColumn.SOURCE, 3));
    }

    /** What a filter hides is not counted from: nobody sees when it was. */
    @Test
    void aRowCountsFromTheOneAboveAlsoWhereAFilterHidesPacketsBetweenThem() throws IOException {
        PacketSelection filtered = PacketSelection.of(IntStream.of(0, 3, 5));
        assertEquals("\u2013", sinceLast(filtered, 0));
        assertEquals("300", sinceLast(filtered, 3));
        assertEquals(sinceLast(PacketSelection.of(IntStream.of(3, 5)), 5), sinceLast(filtered, 5));
        assertEquals("\u2013", sinceLast(PacketSelection.of(IntStream.of(3, 5)), 3), "nothing is above the first row");
    }

    private String sinceLast(PacketSelection listed, int packet) throws IOException {
        return PacketColumn.SINCE_LAST.text(ListRow.read(capture(), PacketNotes.NONE, listed, packet));
    }

    @Test
    void everyCellHasATextForEveryPacket() throws IOException {
        capture().decode(() -> true);
        for (int packet : IntStream.range(0, capture().size()).toArray()) {
            for (PacketColumn column : PacketColumn.values()) {
                boolean mayBeEmpty = column == PacketColumn.MARK || column == PacketColumn.COMMENT;
                assertTrue(mayBeEmpty || !text(column, packet).isBlank(), column + " of " + packet);
            }
        }
    }

    private String info(int packet) throws IOException {
        return text(PacketColumn.INFO, packet);
    }

    private String text(PacketColumn column, int packet) throws IOException {
        return column.text(row(packet));
    }

    private ListRow row(int packet) throws IOException {
        return ListRow.read(capture(), PacketNotes.NONE, PacketSelection.first(capture().size()), packet);
    }
}
