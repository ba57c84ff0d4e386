// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.message;

import java.util.List;
import org.roundtrip.capture.packet.TcpHeader;
import org.roundtrip.dissect.Field;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.PacketRow;
import org.roundtrip.words.Numbers;

/**
 * The numbers of a TCP header as the list of packets shows them. They are counted from the beginning of the connection,
 * with the number that stands in the packet in brackets.
 */
final class StreamNumbers {
    private static final Texts TEXTS = Texts.of(StreamNumbers.class);
    static final String TCP = "TCP", SEQUENCE = "sequence number", ACKNOWLEDGEMENT = "acknowledgement number";

    private StreamNumbers() {
    }

    /** Returns the fields of a frame with such numbers; unchanged where the beginning of the connection is not known. */
    static List<Field> in(List<Field> frame, PacketRow packet) {
        if (packet.ip() == null || !packet.ip().isTcp()) {
            return frame;
        }
        TcpHeader tcp = packet.ip().tcp();
        return frame.stream().map(header -> !header.name().equals(TCP) ? header : with(header, header.parts().stream()
                .map(part -> switch (part.name()) {
                    case SEQUENCE -> counted(part, packet.sequence(), tcp.sequence());
                    case ACKNOWLEDGEMENT -> counted(part, packet.acknowledgement(), tcp.acknowledgement());
                    default -> part;
                }).toList())).toList();
    }

    private static Field counted(Field part, Long number, long sent) {
        return number == null || number == sent ? part : new Field(part.name(),
                TEXTS.text("streamNumber", Numbers.count(number), Long.toString(sent)), part.from(), part.to(),
                part.role(), part.parts());
    }

    private static Field with(Field header, List<Field> parts) {
        return new Field(header.name(), header.value(), header.from(), header.to(), header.role(), parts);
    }

    /** Returns the number that stands in the packet, of a value as {@link #in} makes it. */
    static String sent(String value) {
        return value.replaceFirst("^.*\\D(\\d+)\\D*$", "$1");
    }
}
