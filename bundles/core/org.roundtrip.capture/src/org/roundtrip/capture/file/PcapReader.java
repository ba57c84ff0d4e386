// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

import java.io.IOException;
import java.nio.ByteOrder;
import java.util.OptionalLong;
import org.roundtrip.model.text.Texts;

/**
 * Reads the classic pcap format. A header of 24 bytes comes first, then packets of one link type, each after a header of
 * 16 bytes.
 */
final class PcapReader extends FrameReader {
    private static final int MICROSECONDS = 0xA1B2C3D4;
    private static final int NANOSECONDS = 0xA1B23C4D;
    /** An old variant of libpcap, whose packets have longer headers. */
    private static final int MODIFIED = 0xA1B2CD34;
    private static final int MODIFIED_PACKET_HEADER = 24;
    private static final int FILE_HEADER = 24;
    private static final int PACKET_HEADER = 16;
    /** The bits above state whether frames end with a checksum. */
    private static final int LINK_TYPE_BITS = 0x0FFF_FFFF;

    private final int nanosPerUnit;
    private final int packetHeader;
    private final int linkType;
    private final ByteOrder order;

    PcapReader(FileWindow window) throws IOException {
        super(window, FILE_HEADER);
        order = window.order();
        nanosPerUnit = window.i32(0) == NANOSECONDS ? 1 : 1000;
        packetHeader = window.i32(0) == MODIFIED ? MODIFIED_PACKET_HEADER : PACKET_HEADER;
        linkType = window.i32(20) & LINK_TYPE_BITS;
    }

    /** Whether the file begins as a pcap file does; if so, sets the byte order of the window. */
    static boolean recognises(FileWindow window) throws IOException {
        if (!window.has(0, FILE_HEADER)) {
            return false;
        }
        for (ByteOrder order : new ByteOrder[] {ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN}) {
            window.order(order);
            int magic = window.i32(0);
            if (magic == MICROSECONDS || magic == NANOSECONDS || magic == MODIFIED) {
                return true;
            }
        }
        return false;
    }

    @Override
    boolean next(CurrentFrame into) throws IOException {
        long position = position();
        if (problem() != null || position == window.size()) {
            return false;
        }
        if (!at(window, position, into)) {
            if (!window.has(position, packetHeader) || window.u32(position + 8) <= LONGEST_FRAME) {
                problem(Texts.of(PcapReader.class).text("cut.packet", packets + 1));
            } else {
                damaged();
            }
            return false;
        }
        position(position + packetHeader + into.capturedLength);
        packets++;
        return true;
    }

    @Override
    boolean at(FileWindow from, long offset, CurrentFrame into) throws IOException {
        from.order(order);
        if (!from.has(offset, packetHeader)) {
            return false;
        }
        long captured = from.u32(offset + 8);
        if (captured > LONGEST_FRAME || !from.has(offset + packetHeader, captured)) {
            return false;
        }
        into.offset = offset;
        into.epochNanos = from.u32(offset) * 1_000_000_000 + from.u32(offset + 4) * nanosPerUnit;
        into.link(linkType);
        into.lengths(captured, from.u32(offset + 12));
        into.dataAt = offset + packetHeader;
        return true;
    }

    /** Empty: the format has no place for it. */
    @Override
    OptionalLong dropped() {
        return OptionalLong.empty();
    }

    /** False: the format does not hold the capture's filter. */
    @Override
    boolean capturedPort(int port) {
        return false;
    }
}
