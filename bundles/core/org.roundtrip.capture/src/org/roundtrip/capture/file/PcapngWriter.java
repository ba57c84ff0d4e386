// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;

/**
 * Writes a capture as pcapng, little-endian, with nanosecond times. A file whose writer was killed is readable up to its
 * last whole block.
 * For one thread at a time.
 */
public final class PcapngWriter implements Closeable {
    private static final int BUFFER_BYTES = 256 << 10;
    private static final int PACKET_OVERHEAD = 32;
    private static final int LONGEST_COMMENT = 60_000;

    private final FileChannel channel;
    private final ByteBuffer buffer = ByteBuffer.allocate(BUFFER_BYTES).order(ByteOrder.LITTLE_ENDIAN);
    private long lastNanos;
    private int interfaces;

    /**
     * Begins a new file with the interface 0 and replaces an existing file.
     *
     * @param linkType   code of the link layer (1 for Ethernet, as on Linux's loopback device)
     * @param snapLength the most bytes of a frame that are kept
     * @param device     name of the interface
     * @param filter     the capture filter, in libpcap's language
     */
    public PcapngWriter(Path file, int linkType, int snapLength, String device, String filter) throws IOException {
        channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
                StandardOpenOption.TRUNCATE_EXISTING);
        try {
            begin();
            add(linkType, snapLength, device, filter);
            flush();
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    private void begin() throws IOException {
        byte[] program = option(4, "Roundtrip".getBytes(StandardCharsets.UTF_8));
        block(Pcapng.SECTION, 16 + program.length + 4);
        buffer.putInt(Pcapng.BYTE_ORDER).putShort((short) 1).putShort((short) 0).putLong(-1).put(program).putInt(0);
        endBlock();
    }

    /** Adds another interface, for packets of another link layer. @return its number */
    public int add(int linkType, int snapLength, String device, String filter) throws IOException {
        byte[] name = option(2, device.getBytes(StandardCharsets.UTF_8));
        byte[] rule = option(11, ("\0" + filter).getBytes(StandardCharsets.UTF_8));
        byte[] nanoseconds = option(9, new byte[] {9});
        block(Pcapng.INTERFACE, 8 + name.length + rule.length + nanoseconds.length + 4);
        buffer.putShort((short) linkType).putShort((short) 0).putInt(snapLength);
        buffer.put(name).put(nanoseconds).put(rule).putInt(0);
        endBlock();
        return interfaces++;
    }

    /**
     * Adds a packet of the interface 0.
     *
     * @param epochNanos when it was captured, in nanoseconds since 1970
     * @param frame      its captured bytes
     * @param wireLength its length on the wire
     */
    public void write(long epochNanos, byte[] frame, int wireLength) throws IOException {
        write(0, epochNanos, frame, wireLength, "");
    }

    /**
     * Adds a packet of any interface.
     *
     * @param number  of the interface
     * @param comment a person's note on the packet, or empty; cut to {@value #LONGEST_COMMENT} bytes of UTF-8
     */
    public void write(int number, long epochNanos, byte[] frame, int wireLength, String comment) throws IOException {
        int padded = padded(frame.length);
        byte[] said = comment.getBytes(StandardCharsets.UTF_8);
        byte[] options = said.length == 0 ? said
                : ByteBuffer.allocate(8 + padded(Math.min(said.length, LONGEST_COMMENT)))
                        .put(option(1, Arrays.copyOf(said, Math.min(said.length, LONGEST_COMMENT)))).array();
        block(Pcapng.ENHANCED_PACKET, 20 + padded + options.length);
        buffer.putInt(number).putInt((int) (epochNanos >>> 32)).putInt((int) epochNanos);
        buffer.putInt(frame.length).putInt(wireLength);
        if (padded + PACKET_OVERHEAD > BUFFER_BYTES) {
            flush();
            writeFully(ByteBuffer.wrap(Arrays.copyOf(frame, padded)));
        } else {
            buffer.put(frame).put(new byte[padded - frame.length]);
        }
        if (buffer.remaining() < options.length + 4) {
            flush();
        }
        buffer.put(options);
        endBlock();
        lastNanos = epochNanos;
    }

    /** Adds the counts of the interface 0: packets that passed the filter and packets that were dropped. */
    public void statistics(long received, long dropped) throws IOException {
        block(Pcapng.STATISTICS, 12 + 12 + 12 + 4);
        buffer.putInt(0).putInt((int) (lastNanos >>> 32)).putInt((int) lastNanos);
        buffer.putShort((short) 4).putShort((short) 8).putLong(received);
        buffer.putShort((short) 5).putShort((short) 8).putLong(dropped).putInt(0);
        endBlock();
    }

    @Override
    public void close() throws IOException {
        try (channel) {
            flush();
        }
    }

    private int blockLength;

    private void block(int type, int bodyBytes) throws IOException {
        blockLength = bodyBytes + 12;
        if (buffer.remaining() < Math.min(blockLength, BUFFER_BYTES)) {
            flush();
        }
        buffer.putInt(type).putInt(blockLength);
    }

    private void endBlock() {
        buffer.putInt(blockLength);
    }

    private void flush() throws IOException {
        writeFully(buffer.flip());
        buffer.clear();
    }

    private void writeFully(ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }

    private static byte[] option(int code, byte[] value) {
        return ByteBuffer.allocate(4 + padded(value.length)).order(ByteOrder.LITTLE_ENDIAN).putShort((short) code)
                .putShort((short) value.length).put(value).array();
    }

    private static int padded(int length) {
        return length + 3 & ~3;
    }
}
