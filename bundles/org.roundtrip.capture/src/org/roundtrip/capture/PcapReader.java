// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture;

import java.io.IOException;
import java.nio.ByteOrder;
import java.util.OptionalLong;

/** The classic format: a header of 24 bytes, then packets of one link type, each after a header of 16 bytes. */
final class PcapReader implements FrameReader {
    private static final int MICROSECONDS = 0xA1B2C3D4;
    private static final int NANOSECONDS = 0xA1B23C4D;
    private static final int FILE_HEADER = 24;
    private static final int PACKET_HEADER = 16;
    /** Above these bits the link type's word tells of checksums at the end of frames. */
    private static final int LINK_TYPE_BITS = 0x0FFF_FFFF;

    private final FileWindow window;
    private final int nanosPerUnit;
    private final int linkType;
    private long position = FILE_HEADER;
    private long index;
    private String problem;

    PcapReader(FileWindow window) throws IOException {
        this.window = window;
        nanosPerUnit = window.i32(0) == NANOSECONDS ? 1 : 1000;
        linkType = window.i32(20) & LINK_TYPE_BITS;
    }

    /** Whether the file begins as a pcap file; sets the window's byte order then. */
    static boolean recognises(FileWindow window) throws IOException {
        if (!window.has(0, FILE_HEADER)) {
            return false;
        }
        for (ByteOrder order : new ByteOrder[] {ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN}) {
            window.order(order);
            int magic = window.i32(0);
            if (magic == MICROSECONDS || magic == NANOSECONDS) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Packet next(int most) throws IOException {
        if (problem != null || position == window.size()) {
            return null;
        }
        Packet packet = at(index, position, most);
        if (packet == null) {
            boolean cut = !window.has(position, PACKET_HEADER) || window.u32(position + 8) <= LONGEST_FRAME;
            problem = cut ? "The file ends in the middle of packet " + (index + 1) + "."
                    : "The file is damaged at byte " + position + "; what follows was not read.";
            return null;
        }
        position += PACKET_HEADER + (long) packet.capturedLength();
        index++;
        return packet;
    }

    @Override
    public Packet at(long number, long offset, int most) throws IOException {
        if (!window.has(offset, PACKET_HEADER)) {
            return null;
        }
        long captured = window.u32(offset + 8);
        if (captured > LONGEST_FRAME || !window.has(offset + PACKET_HEADER, captured)) {
            return null;
        }
        long nanos = window.u32(offset) * 1_000_000_000 + window.u32(offset + 4) * nanosPerUnit;
        int wire = (int) Math.min(window.u32(offset + 12), Integer.MAX_VALUE);
        byte[] bytes = window.bytes(offset + PACKET_HEADER, (int) Math.min(captured, most));
        return new Packet(number, offset, nanos, linkType, (int) captured, wire, bytes);
    }

    @Override
    public long position() {
        return position;
    }

    @Override
    public String problem() {
        return problem;
    }

    /** The format does not tell. */
    @Override
    public OptionalLong dropped() {
        return OptionalLong.empty();
    }

    /** Nor this. */
    @Override
    public boolean capturedPort(int port) {
        return false;
    }
}
