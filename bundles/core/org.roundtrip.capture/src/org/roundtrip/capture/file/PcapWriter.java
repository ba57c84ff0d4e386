// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes a capture of one link layer as pcap, little-endian, with nanosecond times, for tools that cannot read pcapng. The
 * format holds no times after 2106. For one thread at a time.
 */
public final class PcapWriter implements Closeable {
    private static final int MAGIC_NANOSECONDS = 0xA1B2_3C4D;
    private static final int FILE_HEADER = 24;
    private static final int PACKET_HEADER = 16;
    private static final long SECOND = 1_000_000_000;

    private final OutputStream out;

    /** Begins a new file and replaces an existing one; the parameters are those of {@link PcapngWriter}. */
    public PcapWriter(Path file, int linkType, int snapLength) throws IOException {
        out = new BufferedOutputStream(Files.newOutputStream(file), 256 << 10);
        try {
            out.write(littleEndian(FILE_HEADER).putInt(MAGIC_NANOSECONDS).putShort((short) 2).putShort((short) 4)
                    .putLong(0).putInt(snapLength).putInt(linkType).array());
        } catch (IOException e) {
            out.close();
            throw e;
        }
    }

    /** Adds a packet, see {@link PcapngWriter#write(long, byte[], int)}. */
    public void write(long epochNanos, byte[] frame, int wireLength) throws IOException {
        out.write(littleEndian(PACKET_HEADER).putInt((int) Math.floorDiv(epochNanos, SECOND))
                .putInt((int) Math.floorMod(epochNanos, SECOND)).putInt(frame.length).putInt(wireLength).array());
        out.write(frame);
    }

    @Override
    public void close() throws IOException {
        out.close();
    }

    private static ByteBuffer littleEndian(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }
}
