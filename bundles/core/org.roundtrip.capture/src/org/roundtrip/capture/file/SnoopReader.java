// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

import java.io.IOException;
import java.nio.ByteOrder;
import java.util.Map;
import java.util.OptionalLong;
import org.roundtrip.model.text.Texts;

/**
 * Reads the format of Solaris' snoop (RFC 1761). A header of 16 bytes comes first, then packets of one link layer, each after
 * a header of 24 bytes.
 */
final class SnoopReader extends FrameReader {
    /** The bytes {@code snoop} with three zeros behind them. */
    private static final long MAGIC = 0x736E_6F6F_7000_0000L;
    private static final int FILE_HEADER = 16;
    private static final int PACKET_HEADER = 24;
    private static final int UNKNOWN_LINK = 0x1_0000;
    /** Link layers of snoop, and their codes in pcap: Ethernet in two forms, token ring, FDDI, ATM. */
    private static final Map<Long, Integer> LINKS = Map.of(0L, 1, 4L, 1, 2L, 6, 8L, 10, 18L, 123);

    private final int linkType;
    private volatile long lost;

    SnoopReader(FileWindow window) throws IOException {
        super(window, FILE_HEADER);
        long link = window.u32(12);
        linkType = LINKS.getOrDefault(link, UNKNOWN_LINK | (int) link);
    }

    /** Whether the file begins as a snoop file does; if so, sets the byte order of the window. */
    static boolean recognises(FileWindow window) throws IOException {
        window.order(ByteOrder.BIG_ENDIAN);
        return window.has(0, FILE_HEADER) && window.i64(0) == MAGIC && window.i32(8) == 2;
    }

    @Override
    boolean next(CurrentFrame into) throws IOException {
        long position = position();
        if (problem() != null || position == window.size()) {
            return false;
        }
        if (!at(window, position, into)) {
            if (window.has(position, PACKET_HEADER) && (window.u32(position + 4) > LONGEST_FRAME
                    || window.u32(position + 8) < PACKET_HEADER + window.u32(position + 4))) {
                damaged();
            } else {
                problem(Texts.of(PcapReader.class).text("cut.packet", packets + 1));
            }
            return false;
        }
        lost = window.u32(position + 12);
        position(Math.min(window.size(), position + window.u32(position + 8)));
        packets++;
        return true;
    }

    @Override
    boolean at(FileWindow from, long offset, CurrentFrame into) throws IOException {
        from.order(ByteOrder.BIG_ENDIAN);
        if (!from.has(offset, PACKET_HEADER)) {
            return false;
        }
        long captured = from.u32(offset + 4);
        if (captured > LONGEST_FRAME || from.u32(offset + 8) < PACKET_HEADER + captured
                || !from.has(offset + PACKET_HEADER, captured)) {
            return false;
        }
        into.offset = offset;
        into.epochNanos = from.u32(offset + 16) * 1_000_000_000 + from.u32(offset + 20) * 1000;
        into.link(linkType);
        into.lengths(captured, from.u32(offset));
        into.dataAt = offset + PACKET_HEADER;
        return true;
    }

    @Override
    OptionalLong dropped() {
        return OptionalLong.of(lost);
    }

    /** False: the format does not hold the capture's filter. */
    @Override
    boolean capturedPort(int port) {
        return false;
    }
}
